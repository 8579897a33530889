import { createSelector } from '@reduxjs/toolkit';
import { TALENT_FILMS_PAGE_SIZE } from '../../../../contract/constants';
import type { Film } from '../../../../contract/entities/film';
import { holdsWords, searchWords } from '../../../../contract/rules/text';
import type { Refusal } from '../../../../contract/refusal';
import { films, selectFilmEntriesOf } from '../../../entities/films';
import type { ReelOwner } from '../../../entities/reelOwner';
import { reels } from '../../../entities/reels';
import { selectShownTalentId, type selectTalentPage, selectView } from './slice';

type Root = Parameters<typeof selectTalentPage>[0];

type QueriesRoot = Root & Parameters<typeof films.selectQuery>[0];
type ReelsRoot = Parameters<typeof reels.selectQuery>[0];

/** Why the films of the open page could not be loaded, or not anew; nothing while all is well. */
export function selectFilmsRefusal(state: QueriesRoot): Refusal | undefined {
  const load = films.selectQuery(state, { talentId: selectShownTalentId(state) ?? '' });
  return load.status === 'failed' ? load.refusal : undefined;
}

/** Why an owner's reels could not be loaded, or not anew; nothing while all is well. */
export function selectReelsRefusal(state: ReelsRoot, owner: ReelOwner): Refusal | undefined {
  const load = reels.selectQuery(state, owner);
  return load.status === 'failed' ? load.refusal : undefined;
}

/** True while what is shown of the open page's films is what the server has, as far as is known. */
export const selectAreFilmsFresh = (state: QueriesRoot): boolean =>
  films.selectQuery(state, { talentId: selectShownTalentId(state) ?? '' }).status === 'ready';

/** Intents: a person wants the films and reels of the page asked again. */
export const reloadPage = (talentId: string) =>
  [films.reload({ talentId }), reels.reload({ talentId })] as const;

/** One page of a film list. */
export interface FilmPage {
  readonly films: readonly Film[];
  /** From 1; the last page when fewer are left than the person had opened. */
  readonly page: number;
  readonly pageCount: number;
  /** How many films the search found, and how many the talent has. */
  readonly found: number;
  readonly total: number;
}

type PageRoot = Root & Parameters<typeof selectFilmEntriesOf>[0];

const selectEntries = (state: PageRoot) => selectFilmEntriesOf(state, selectShownTalentId(state) ?? '');
const selectSearch = (state: Root) => selectView(state)?.search ?? '';
const selectPage = (state: Root) => selectView(state)?.page ?? 1;

const selectFound = createSelector([selectEntries, selectSearch], (entries, search) => {
  const words = searchWords(search);
  return entries.filter(({ searchKey }) => holdsWords(searchKey, words));
});

const pageAt = (index: number) => Math.floor(index / TALENT_FILMS_PAGE_SIZE) + 1;

/** The films of the open talent page by film number, 40 a page, those that the search finds (spec sections 2 and 9). */
export const selectFilmPage = createSelector(
  [selectFound, selectEntries, selectPage],
  (found, entries, page): FilmPage => {
    const wanted =
      typeof page === 'number' ? page : pageAt(found.findIndex(({ film }) => film.filmId === page));
    const pageCount = Math.max(1, Math.ceil(found.length / TALENT_FILMS_PAGE_SIZE));
    const shown = Math.min(Math.max(1, wanted), pageCount);
    const start = (shown - 1) * TALENT_FILMS_PAGE_SIZE;
    return {
      films: found.slice(start, start + TALENT_FILMS_PAGE_SIZE).map(({ film }) => film),
      page: shown,
      pageCount,
      found: found.length,
      total: entries.length,
    };
  },
);
