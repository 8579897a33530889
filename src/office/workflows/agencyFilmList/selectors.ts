import { createSelector } from '@reduxjs/toolkit';
import { AGENCY_FILMS_SHOWN } from '../../../contract/constants';
import type { Film } from '../../../contract/entities/film';
import { fold, holdsWords, searchWords } from '../../../contract/rules/text';
import { selectAgencyFilms } from '../../entities/films';
import type { FilmEntry } from '../../entities/films';
import { fullName, type selectTalents } from '../../entities/talents';
import type { AgencyFilmListState } from './state';

interface Root {
  readonly agencyFilmList: AgencyFilmListState;
}

export const selectAgencyFilmList = (state: Root) => state.agencyFilmList;

/** A film of the agency with whose it is, and its folded search key: title, director, talent. */
export interface AgencyFilmEntry extends FilmEntry {
  /** First and last name where the talent is loaded, else the last name that the film carries. */
  readonly talentName: string;
}

type EntriesRoot = Parameters<typeof selectAgencyFilms>[0] & Parameters<typeof selectTalents>[0];

/** All films of the agency in the server's order, with their search keys. */
export const selectAgencyFilmEntries = createSelector(
  [selectAgencyFilms, (state: EntriesRoot) => state.talents.rows],
  (films, talents): readonly AgencyFilmEntry[] =>
    films.map((film) => {
      const talent = film.talentId === undefined ? undefined : talents[film.talentId];
      const talentName = talent ? fullName(talent) : film.talentLastName;
      return { film, talentName, searchKey: fold(`${film.title} ${film.director} ${talentName}`) };
    }),
);

/** Those that a search finds among all, whatever case and accents; without one the first 50, or all once asked for. */
export function findAgencyFilms(
  entries: readonly AgencyFilmEntry[],
  search: string,
  showsAll: boolean,
): readonly AgencyFilmEntry[] {
  const words = searchWords(search);
  if (words.length > 0) return entries.filter(({ searchKey }) => holdsWords(searchKey, words));
  return showsAll ? entries : entries.slice(0, AGENCY_FILMS_SHOWN);
}

/** The films to choose from beside a talent: its own first, then the agency's, that hold what was typed; the first 50. */
export function findFilmsToChoose(
  own: readonly FilmEntry[],
  agency: readonly AgencyFilmEntry[],
  search: string,
): readonly Film[] {
  const words = searchWords(search);
  const isFound = ({ searchKey }: FilmEntry) => holdsWords(searchKey, words);
  const ownIds = new Set(own.map(({ film }) => film.filmId));
  const found = own.filter(isFound).map(({ film }) => film);
  for (const entry of agency) {
    if (found.length >= AGENCY_FILMS_SHOWN) break;
    if (!ownIds.has(entry.film.filmId) && isFound(entry)) found.push(entry.film);
  }
  return found.slice(0, AGENCY_FILMS_SHOWN);
}
