import { createAction, createSelector, type UnknownAction, weakMapMemoize } from '@reduxjs/toolkit';
import { type Film, isUnderWay, type ListedFilm } from '../../contract/entities/film';
import type { FilmInfo } from '../../contract/entities/filmInfo';
import type { ServerEvent } from '../../contract/events';
import { compareTexts, fold } from '../../contract/rules/text';
import { about } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { changeOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { collection } from './collection';
import { foundRows, type FoundParams } from './foundRows';
import { thingRestored } from './trashed';

/** Fact: a talent has a new film. */
export const filmCreated = createAction<{ talentId: string; filmId: string }>('films/created');
/** Fact: another picture stands for a film. */
export const filmPictured = createAction<{ filmId: string }>('films/pictured');
/** Fact: the infos of a film were saved; the version is null where the backend keeps none. */
export const filmInfosSaved = createAction<{ filmId: string; infos: FilmInfo; version: number | null }>(
  'films/infosSaved',
);
/** Fact: a film went to the trash; `processId` is that of its file. */
export const filmDeleted = createAction<{ filmId: string; talentId: string; processId?: string }>(
  'films/deleted',
);

/** Where a person looks for a film of the agency by what is typed. */
type FilmSearchPlace = 'palette' | 'reel' | 'specialReel';

/** Whose films: a talent's, those that were found, or all of the agency. */
interface FilmsParams {
  readonly talentId?: string;
  readonly found?: FoundParams<FilmSearchPlace>;
}

const ofTalent = (payload: { readonly talentId: string }, { talentId }: FilmsParams) =>
  payload.talentId === talentId;
const keyOf = ({ talentId, found }: FilmsParams) => (found ? `?${found.place}` : (talentId ?? ''));

function ask({ talentId, found }: FilmsParams) {
  // For a special reel, title or last name starts with what is typed (spec section 5); else every word occurs.
  if (found)
    return request('agencyFilms.find', { search: found.search, isStart: found.place === 'specialReel' });
  return talentId === undefined ? request('agencyFilms.list', {}) : request('talentFilms.list', { talentId });
}

const ofAnyTalent = (_payload: unknown, { talentId }: FilmsParams) => talentId !== undefined;

/** A film that is encoded has pictures and a length; and what is on its way may be older than any end. */
const changeIn = (event: ServerEvent) => {
  if (event.kind !== 'encoding') return changeOf('film')(event);
  return event.filmId === '' || isUnderWay(event.status) ? undefined : { id: event.filmId, version: null };
};

/** As the server orders them: by number, then id. */
const compare = (one: Film, other: Film) =>
  one.number - other.number || compareTexts(one.filmId, other.filmId);

/** How far their files have come is kept by entities/encodings. Of 100,000 films this takes a while: a reply is read once. */
export const withoutEncodings = weakMapMemoize((rows: readonly ListedFilm[]): readonly Film[] =>
  rows.map(({ encoding: _status, encodingProgress: _progress, encodingReason: _reason, ...film }) => film),
);

/**
 * The agency's films, each once: those that something on show leads to, those of the talents whose pages were opened, those
 * that were found, and all of them where they are listed.
 */
export const films = collection({
  name: 'films',
  keyOf,
  ask,
  idOf: ({ filmId }: Film) => filmId,
  rowsOf: withoutEncodings,
  versionOf: ({ version }) => version,
  byRow: {
    changeIn,
    ask: (filmIds) => request('agencyFilms.list', { filmIds }),
    belongsTo: ({ talentId: owner }, { talentId, found }) => {
      if (found) return undefined;
      return talentId === undefined || (owner === undefined ? undefined : owner === talentId);
    },
    compare,
  },
  invalidatedBy: [
    about(filmCreated, ofTalent),
    about(filmDeleted, ofTalent),
    about(thingRestored, ofTalent),
    about(filmPictured, ofAnyTalent),
  ],
  retriesAtOnce: true,
});

type FilmsState = ReturnType<typeof films.reducer>;

/** What happens to one film is seen in every list at once. */
export function filmsReducer(state: FilmsState | undefined, action: UnknownAction): FilmsState {
  const now = films.reducer(state, action);
  if (filmDeleted.match(action)) return films.without(now, action.payload.filmId);
  if (filmInfosSaved.match(action)) {
    const { filmId, infos, version } = action.payload;
    return films.withChanges(now, filmId, version === null ? infos : { ...infos, version });
  }
  return serverEventReceived.match(action) ? withProcess(now, action.payload) : now;
}

/** What begins to be encoded for a film is its file from now on; late news of the file before it are not. */
function withProcess(state: FilmsState, event: ServerEvent): FilmsState {
  if (event.kind !== 'encoding' || event.status === 'none') return state;
  const { filmId, processId } = event;
  const known = state.rows[filmId]?.processId;
  if (known === processId || (known && event.status !== 'waiting')) return state;
  return films.withChanges(state, filmId, { processId });
}

type Root = Parameters<typeof films.selectById>[0];

export const selectFilm = films.selectById;
export const selectFilmsById = (state: Root) => state.films.rows;
/** All films of the agency in the server's order, where they are known. */
export const selectAgencyFilms = films.selectAll;
const foundIn = (place: FilmSearchPlace) => foundRows(films, (search) => ({ found: { place, search } }));

/** The films that a person may look for in the palette, and for a reel of a sort. */
export const paletteFilms = foundIn('palette');
export const reelFilms = { normal: foundIn('reel'), special: foundIn('specialReel') } as const;
/** True once the films of that talent were loaded; they are shown while they are loaded anew. */
export const selectHasFilmsOf = (state: Root, talentId: string) =>
  films.selectQuery(state, { talentId }).data !== null;

/** A film with its folded search key: title, director, producer and tags (spec section 2, search box). */
export interface FilmEntry {
  readonly film: Film;
  readonly searchKey: string;
}

const compareIds = new Intl.Collator('en', { numeric: true }).compare;

const selectOfTalent = (state: Root, talentId: string) => films.selectRows(state, { talentId });

/** The films of a talent by film number, numerically (spec section 9), with their search keys. */
export const selectFilmEntriesOf = createSelector([selectOfTalent], (rows): readonly FilmEntry[] =>
  rows
    .toSorted((one, other) => one.number - other.number || compareIds(one.filmId, other.filmId))
    .map((film) => ({
      film,
      searchKey: fold([film.title, film.director, film.producer, ...film.tags].join(' ')),
    })),
);
