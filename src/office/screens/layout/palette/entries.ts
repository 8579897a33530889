import { createSelector } from '@reduxjs/toolkit';
import { fold, holdsWords, searchWords } from '../../../../contract/rules/text';
import { selectAgencyFilms } from '../../../entities/agencyFilms';
import { selectTalentEntries } from '../../../entities/talents';
import { talentPagePath } from '../../../workflows/talentPage';

/** Something to go to. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'page' | 'talent' | 'film';
  readonly title: string;
  readonly note: string;
  readonly path: string;
  /** Folded: case and accents do not count. */
  readonly searchKey: string;
}

/** Every talent, and every film whose talent is known, with keys folded once. */
export const selectPaletteEntries = createSelector(
  [selectTalentEntries, selectAgencyFilms],
  (talents, films): readonly PaletteEntry[] => [
    ...talents.map(({ talent, name, searchKey }): PaletteEntry => ({
      key: `talent-${talent.talentId}`,
      kind: 'talent',
      title: name,
      note: [talent.profession, talent.city].filter(Boolean).join(', '),
      path: talentPagePath(talent.talentId),
      searchKey,
    })),
    ...films.flatMap(({ filmId, title, director, talentLastName, talentId }): PaletteEntry[] =>
      talentId
        ? [
            {
              key: `film-${filmId}`,
              kind: 'film',
              title,
              note: [director, director.includes(talentLastName) ? '' : talentLastName]
                .filter(Boolean)
                .join(', '),
              path: talentPagePath(talentId),
              searchKey: fold(`${title} ${director} ${talentLastName}`),
            },
          ]
        : [],
    ),
  ],
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
