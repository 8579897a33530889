import { createSelector } from '@reduxjs/toolkit';
import { personName } from '../../../../contract/rules/personName';
import { fold, holdsWords, searchWords } from '../../../../contract/rules/text';
import { paletteFilms, selectFilmsById } from '../../../entities/films';
import { selectFoundReels, selectReelSearch } from '../../../entities/foundReels';
import { news } from '../../../entities/news';
import { newsletters } from '../../../entities/newsletters';
import { selectScreens } from '../../../entities/screens';
import { paletteTalents, selectPaletteTalents } from '../../../entities/talents';
import { newsDetailsPath } from '../../../workflows/news/newsDetail';
import { newsletterPath } from '../../../workflows/newsletters/newsletterDetail';
import { talentPagePath, talentRecordPath } from '../../../workflows/talents/talentPage';

/** Something to go to. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'page' | 'talent' | 'reel' | 'film' | 'news' | 'newsletter' | 'screen';
  readonly title: string;
  readonly note: readonly string[];
  readonly path: string;
  /** Where a talent's record is. */
  readonly recordPath?: string;
  /** Folded: case and accents do not count. */
  readonly searchKey: string;
  /** For what the server found it, that looks through more than is known here. */
  readonly foundFor?: string | undefined;
}

/** An entry that its title finds, and its note, unless other words are given. */
export const entryOf = (
  kind: PaletteEntry['kind'],
  id: string,
  title: string,
  note: readonly string[],
  path: string,
  searchKey = fold([title, ...note].join(' ')),
): PaletteEntry => ({ key: `${kind}-${id}`, kind, title, note, path, searchKey });

const foundFor = (search: string | undefined) => (entry: PaletteEntry) =>
  search === undefined ? entry : { ...entry, foundFor: search };

/** Every talent, of those that the server found where it is asked; so it is of films and reels. */
const selectTalentsToFind = createSelector(
  [selectPaletteTalents, paletteTalents.selectSearch],
  (talents, search) =>
    talents
      .map(({ talent: { talentId, profession, city }, name, searchKey }) => ({
        ...entryOf('talent', talentId, name, [profession, city], talentPagePath(talentId), searchKey),
        recordPath: talentRecordPath(talentId),
      }))
      .map(foundFor(search)),
);

/** Every film that is a talent's. */
const selectFilmsToFind = createSelector(
  [paletteFilms.selectRows, paletteFilms.selectSearch],
  (films, search) =>
    films
      .flatMap(({ filmId, title, director, talentLastName, talentId }) => {
        const note = [director, director.includes(talentLastName) ? '' : talentLastName];
        return talentId
          ? entryOf('film', filmId, title, note, talentPagePath(talentId, { film: filmId }))
          : [];
      })
      .map(foundFor(search)),
);

/** Every reel of a talent; many have the same title, so that a talent's name finds them too. */
const selectReelsToFind = createSelector([selectFoundReels, selectReelSearch], (reels, search) =>
  reels
    .map(({ reelId, title, talentId, talentFirstName, talentLastName }) => {
      const note = [personName(talentFirstName, talentLastName)];
      return entryOf('reel', reelId, title, note, talentPagePath(talentId, { reel: reelId }));
    })
    .map(foundFor(search)),
);

/** Every news item. */
const selectNewsToFind = createSelector([news.selectAll], (items) =>
  items.map(({ newsId, title, createdOn }) =>
    entryOf('news', newsId, title, [createdOn], newsDetailsPath(newsId)),
  ),
);

/** Every newsletter that is listed. */
const selectNewslettersToFind = createSelector([newsletters.selectAll], (letters) =>
  letters.map(({ newsletterId: id, title, heading1 }) =>
    entryOf('newsletter', id, title, [heading1], newsletterPath(id)),
  ),
);

/** Every home screen that has a caption or leads to a film: its row in their list. */
const selectScreensToFind = createSelector([selectScreens, selectFilmsById], (screens, films) =>
  screens.flatMap(({ screenId, legend, filmId }) => {
    const film = films[filmId]?.title ?? '';
    const title = legend || film;
    const path = `/app/table/screens?${new URLSearchParams({ search: title })}`;
    return title ? entryOf('screen', screenId, title, legend ? [film] : [], path) : [];
  }),
);

/** All that can be gone to beside the pages, with keys folded once. */
export const selectPaletteEntries = createSelector(
  [
    selectTalentsToFind,
    selectReelsToFind,
    selectFilmsToFind,
    selectNewsToFind,
    selectNewslettersToFind,
    selectScreensToFind,
  ],
  (...kinds): readonly PaletteEntry[] => kinds.flat(),
);

/** The entries in which every word of the query occurs, those that begin with it first. */
export function findEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const words = searchWords(query);
  const typed = query.trim();
  if (words.length === 0) return entries;
  const beginning: PaletteEntry[] = [];
  const others: PaletteEntry[] = [];
  for (const entry of entries) {
    if (entry.foundFor !== typed && !holdsWords(entry.searchKey, words)) continue;
    (entry.searchKey.startsWith(words[0] ?? '') ? beginning : others).push(entry);
  }
  return [...beginning, ...others];
}
