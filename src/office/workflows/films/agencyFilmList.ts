import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { AGENCY_FILMS_SHOWN } from '../../../contract/constants';
import type { Film } from '../../../contract/entities/film';
import type { Talent } from '../../../contract/entities/talent';
import { fold, holdsWords, searchWords } from '../../../contract/rules/text';
import { type FilmEntry, films, reelFilms, selectAgencyFilms, selectFilmsById } from '../../entities/films';
import { filmsActedOn, filmWindows } from '../../entities/filmWindows';
import { fullName, type selectTalents } from '../../entities/talents';
import { byText, pagedList } from '../tables/lists';

/** A film of the agency with whose it is, and its folded search key: title, director, talent. */
export interface AgencyFilmEntry extends FilmEntry {
  /** First and last name where the talent is loaded, else the last name that the film carries. */
  readonly talentName: string;
  /** For what the server found it, that looks through more than is known here. */
  readonly foundFor?: string | undefined;
}

type Root = Parameters<typeof selectAgencyFilms>[0] & Parameters<typeof selectTalents>[0];

const selectTalentRows = (state: Root) => state.talents.rows;

/** Each film has one entry, as long as its talent is called so. */
const entryOf = weakMapMemoize((film: Film, talent: Talent | undefined): AgencyFilmEntry => {
  const talentName = talent ? fullName(talent) : film.talentLastName;
  return { film, talentName, searchKey: fold(`${film.title} ${film.director} ${talentName}`) };
});

type TalentRows = ReturnType<typeof selectTalentRows>;

const entryAmong = (film: Film, talents: TalentRows) =>
  entryOf(film, film.talentId === undefined ? undefined : talents[film.talentId]);

const entriesOf = (
  found: readonly Film[],
  talents: TalentRows,
  foundFor?: string,
): readonly AgencyFilmEntry[] =>
  found.map((film) => {
    const entry = entryAmong(film, talents);
    return foundFor === undefined ? entry : { ...entry, foundFor };
  });

/** All films of the agency in the server's order, with their search keys. */
const selectAgencyFilmEntries = createSelector([selectAgencyFilms, selectTalentRows], (all, talents) =>
  entriesOf(all, talents),
);

/** Those that may be put on a reel of a sort, as far as they are known or were found. */
export const selectReelFilmEntries = {
  normal: createSelector(
    [reelFilms.normal.selectRows, selectTalentRows, reelFilms.normal.selectSearch],
    entriesOf,
  ),
  special: createSelector(
    [reelFilms.special.selectRows, selectTalentRows, reelFilms.special.selectSearch],
    entriesOf,
  ),
} as const;

/** What of a film is known to who acts on it. */
export interface ActedFilm {
  readonly film: Pick<Film, 'filmId' | 'title' | 'talentId' | 'onReel'>;
}

const selectEntryOf = createSelector(
  [selectFilmsById, selectTalentRows],
  (rows, talents) =>
    (id: string): AgencyFilmEntry | undefined =>
      rows[id] && entryAmong(rows[id], talents),
);

/** All films of the agency, by number until a column sorts them: the server finds and orders them. */
export const agencyFilmList = pagedList({
  name: 'agencyFilmList',
  isAt: (path) => path === '/app/page/films',
  asked: films,
  rows: (state: Root) => selectAgencyFilmEntries(state),
  windows: filmWindows,
  actedOn: filmsActedOn,
  chosenOf: (film: ActedFilm['film']): ActedFilm => ({ film }),
  selectRowOf: (state: Root) => selectEntryOf(state),
  pageSize: AGENCY_FILMS_SHOWN,
  idOf: ({ film }: ActedFilm) => film.filmId,
  searchKeyOf: ({ searchKey }) => searchKey,
  orders: {
    title: byText(({ film }) => film.title),
    director: byText(({ film }) => film.director),
    talent: byText(({ talentName }) => talentName),
    year: byText(({ film }) => film.year),
    length: ({ film: one }, { film: other }) => (one.duration ?? 0) - (other.duration ?? 0),
  },
});

/** Whether a film's title or its talent's last name starts with what was typed (spec section 5), whatever case and accents. */
function startsWith(search: string) {
  const typed = fold(search.trim());
  // Many films are of one talent, and a search key begins with the title.
  const names = new Map<string, boolean>();
  const isOfTalent = (lastName: string) => {
    const known = names.get(lastName) ?? fold(lastName).startsWith(typed);
    names.set(lastName, known);
    return known;
  };
  return ({ film, searchKey }: FilmEntry) =>
    (searchKey.startsWith(typed) && fold(film.title).startsWith(typed)) || isOfTalent(film.talentLastName);
}

/** Whether a film's search key holds each word that was typed. */
function holding(search: string) {
  const words = searchWords(search);
  return ({ searchKey }: FilmEntry) => holdsWords(searchKey, words);
}

/** How films are found for a reel of a sort. */
const finders = { normal: holding, special: startsWith };

/** The films to choose from for a reel of a sort: the talent's own first, then the agency's, as far as they are found; the first 50. */
export function findFilmsToChoose(
  own: readonly FilmEntry[],
  agency: readonly AgencyFilmEntry[],
  search: string,
  sort: 'normal' | 'special' = 'normal',
): readonly Film[] {
  const isFound = finders[sort](search);
  const ownIds = new Set(own.map(({ film }) => film.filmId));
  const found = own.filter(isFound).map(({ film }) => film);
  for (const entry of agency) {
    if (found.length >= AGENCY_FILMS_SHOWN) break;
    const isOfServer = entry.foundFor === search.trim();
    if (!ownIds.has(entry.film.filmId) && (isOfServer || isFound(entry))) found.push(entry.film);
  }
  return found.slice(0, AGENCY_FILMS_SHOWN);
}
