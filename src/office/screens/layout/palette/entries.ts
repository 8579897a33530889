import { createSelector } from '@reduxjs/toolkit';
import { fold, holdsWords, searchWords } from '../../../../contract/rules/text';
import { selectAgencyFilms } from '../../../entities/films';
import { selectFoundReels } from '../../../entities/foundReels';
import { selectTalentEntries } from '../../../entities/talents';
import { talentPagePath } from '../../../workflows/talents/talentPage';

/** Something to go to. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'page' | 'talent' | 'reel' | 'film';
  readonly title: string;
  readonly note: readonly string[];
  readonly path: string;
  /** Folded: case and accents do not count. */
  readonly searchKey: string;
}

/** Every talent. */
const selectTalentsToFind = createSelector([selectTalentEntries], (talents) =>
  talents.map(({ talent, name, searchKey }): PaletteEntry => ({
    key: `talent-${talent.talentId}`,
    kind: 'talent',
    title: name,
    note: [talent.profession, talent.city],
    path: talentPagePath(talent.talentId),
    searchKey,
  })),
);

/** Every film whose talent is known. */
const selectFilmsToFind = createSelector([selectAgencyFilms], (films) =>
  films.flatMap(({ filmId, title, director, talentLastName, talentId }): PaletteEntry[] =>
    talentId
      ? [
          {
            key: `film-${filmId}`,
            kind: 'film',
            title,
            note: [director, director.includes(talentLastName) ? '' : talentLastName],
            path: talentPagePath(talentId, { film: filmId }),
            searchKey: fold(`${title} ${director} ${talentLastName}`),
          },
        ]
      : [],
  ),
);

/** Every reel whose talent is known; many have the same title, so that a talent's name finds them too. */
const selectReelsToFind = createSelector([selectFoundReels, selectTalentEntries], (reels, talents) => {
  const names = new Map(talents.map(({ talent, name }) => [talent.talentId, name]));
  return reels.flatMap(({ reelId, title, talentId }): PaletteEntry[] => {
    const name = names.get(talentId);
    if (name === undefined) return [];
    return [
      {
        key: `reel-${reelId}`,
        kind: 'reel',
        title,
        note: [name],
        path: talentPagePath(talentId, { reel: reelId }),
        searchKey: fold(`${title} ${name}`),
      },
    ];
  });
});

/** All that can be gone to beside the pages, with keys folded once. */
export const selectPaletteEntries = createSelector(
  [selectTalentsToFind, selectReelsToFind, selectFilmsToFind],
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
