import { createSelector } from '@reduxjs/toolkit';
import { fold, holdsWords, searchWords } from '../../../../contract/rules/text';
import { paletteFilms, selectFilmsById } from '../../../entities/films';
import { selectFoundReels } from '../../../entities/foundReels';
import { news } from '../../../entities/news';
import { newsletters } from '../../../entities/newsletters';
import { selectScreens } from '../../../entities/screens';
import { selectTalentEntries } from '../../../entities/talents';
import { newsDetailsPath } from '../../../workflows/news/newsDetail';
import { newsletterPath } from '../../../workflows/newsletters/newsletterDetail';
import { talentPagePath } from '../../../workflows/talents/talentPage';

/** Something to go to. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'page' | 'talent' | 'reel' | 'film' | 'news' | 'newsletter' | 'screen';
  readonly title: string;
  readonly note: readonly string[];
  readonly path: string;
  /** Folded: case and accents do not count. */
  readonly searchKey: string;
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

/** Every talent. */
const selectTalentsToFind = createSelector([selectTalentEntries], (talents) =>
  talents.map(({ talent: { talentId, profession, city }, name, searchKey }) =>
    entryOf('talent', talentId, name, [profession, city], talentPagePath(talentId), searchKey),
  ),
);

/** Every film whose talent is known, of those that the server found where it is asked. */
const selectFilmsToFind = createSelector([paletteFilms.selectRows], (found) =>
  found.flatMap(({ filmId, title, director, talentLastName, talentId }) => {
    const note = [director, director.includes(talentLastName) ? '' : talentLastName];
    return talentId ? entryOf('film', filmId, title, note, talentPagePath(talentId, { film: filmId })) : [];
  }),
);

/** Every reel whose talent is known; many have the same title, so that a talent's name finds them too. */
const selectReelsToFind = createSelector([selectFoundReels, selectTalentEntries], (reels, talents) => {
  const names = new Map(talents.map(({ talent, name }) => [talent.talentId, name]));
  return reels.flatMap(({ reelId, title, talentId }) => {
    const name = names.get(talentId);
    return name === undefined
      ? []
      : entryOf('reel', reelId, title, [name], talentPagePath(talentId, { reel: reelId }));
  });
});

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
  if (words.length === 0) return entries;
  const beginning: PaletteEntry[] = [];
  const others: PaletteEntry[] = [];
  for (const entry of entries) {
    if (!holdsWords(entry.searchKey, words)) continue;
    (entry.searchKey.startsWith(words[0] ?? '') ? beginning : others).push(entry);
  }
  return [...beginning, ...others];
}
