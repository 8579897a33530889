import { createAction, createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import type { EncodingStatus, Film } from '../../contract/entities/film';
import type { FilmInfo } from '../../contract/entities/filmInfo';
import { fold } from '../../contract/rules/text';

/** Fact: the films of a talent as the server has them now. */
export const talentFilmsLoaded = createAction<{ talentId: string; films: readonly Film[] }>(
  'films/ofTalentLoaded',
);
/** Fact: the infos of a film were saved; the version is null where the backend keeps none. */
export const filmInfosSaved = createAction<{ filmId: string; infos: FilmInfo; version: number | null }>(
  'films/infosSaved',
);
/** Fact: a film went to the trash; `processId` is that of its file. */
export const filmDeleted = createAction<{ filmId: string; talentId: string; processId?: string }>(
  'films/deleted',
);
/** Fact: how far the encoding of a film has come; progress in per cent. */
export const filmEncodingMoved = createAction<{
  filmId: string;
  status: EncodingStatus;
  progress: number;
  reason: string;
}>('films/encodingMoved');

const adapter = createEntityAdapter<Film, string>({ selectId: ({ filmId }) => filmId });

const initialState = {
  ...adapter.getInitialState(),
  /** The films of a talent, once they were loaded, in the server's order. */
  idsOfTalent: {} as Readonly<Record<string, readonly string[]>>,
};

/** The films of the talents whose pages were opened. All films of the agency are in entities/agencyFilms. */
const slice = createSlice({
  name: 'films',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(talentFilmsLoaded, (state, { payload: { talentId, films } }) => {
        adapter.setMany(state, films);
        state.idsOfTalent = { ...state.idsOfTalent, [talentId]: films.map(({ filmId }) => filmId) };
      })
      .addCase(filmInfosSaved, (state, { payload: { filmId, infos, version } }) => {
        const changes = version === null ? infos : { ...infos, version };
        adapter.updateOne(state, { id: filmId, changes });
      })
      .addCase(filmDeleted, (state, { payload: { filmId, talentId } }) => {
        adapter.removeOne(state, filmId);
        const left = state.idsOfTalent[talentId]?.filter((each) => each !== filmId);
        if (left) state.idsOfTalent = { ...state.idsOfTalent, [talentId]: left };
      })
      .addCase(filmEncodingMoved, (state, { payload: { filmId, status, progress, reason } }) => {
        adapter.updateOne(state, {
          id: filmId,
          changes: { encoding: status, encodingProgress: progress, encodingReason: reason },
        });
      }),
});

export const filmsReducer = slice.reducer;

interface Root {
  readonly films: typeof initialState;
}

interface FilmRoot extends Root {
  readonly agencyFilms?: { readonly entities: Readonly<Record<string, Film>> };
}

/** A film as it was loaded with its talent's page or with the agency's list: of the two the newer version. */
export function selectFilm({ films, agencyFilms }: FilmRoot, filmId: string): Film | undefined {
  const ofTalent = films.entities[filmId];
  const ofAgency = agencyFilms?.entities[filmId];
  return ofTalent && (ofAgency?.version ?? 0) <= (ofTalent.version ?? 0) ? ofTalent : ofAgency;
}
export const selectFilmsById = (state: Root) => state.films.entities;
/** True once the films of that talent were loaded; they are shown while they are loaded anew. */
export const selectHasFilmsOf = (state: Root, talentId: string) =>
  state.films.idsOfTalent[talentId] !== undefined;

/** A film with its folded search key: title, director, producer and tags (spec section 2, search box). */
export interface FilmEntry {
  readonly film: Film;
  readonly searchKey: string;
}

const compareIds = new Intl.Collator('en', { numeric: true }).compare;

/** The films of a talent by film number, numerically (spec section 9), with their search keys. */
export const selectFilmEntriesOf = createSelector(
  [selectFilmsById, (state: Root, talentId: string) => state.films.idsOfTalent[talentId]],
  (films, ids): readonly FilmEntry[] =>
    (ids ?? [])
      .flatMap((filmId) => films[filmId] ?? [])
      .toSorted((one, other) => one.number - other.number || compareIds(one.filmId, other.filmId))
      .map((film) => ({
        film,
        searchKey: fold([film.title, film.director, film.producer, ...film.tags].join(' ')),
      })),
);
