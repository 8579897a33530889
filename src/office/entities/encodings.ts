import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  type EncodingStatus,
  type Film,
  type FoundFilm,
  type ListedFilm,
} from '../../contract/entities/film';
import type { UploadProcess } from '../../contract/entities/uploadProcess';
import { on } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { tellsOfEncoded } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';
import { collection } from './collection';
import { filmDeleted, films } from './films';
import { filmsToEncode } from './filmsToEncode';

/** Fact of workflows/uploads: the server has that process of an upload no longer, or lists it no more. */
export const uploadRemoved = createAction<{ uploadKey: string; processId: string }>('uploads/removed');
/** Fact: the file of a process waits to be encoded again. */
export const encodingQueued = createAction<{ processId: string }>('encodings/queued');

/** What the server makes of a received file. */
export interface Encoding {
  readonly status: EncodingStatus;
  /** Per cent. */
  readonly progress: number;
  readonly reason: string;
}

interface EncodingOfProcess extends Encoding {
  readonly processId: string;
}

/** What names the encoding of a film: its process; old scripts tell of none. */
export const encodingIdOf = ({ processId, filmId }: Pick<Film, 'processId' | 'filmId'>) =>
  processId || filmId;

/** What old scripts do not tell of is taken as encoded, unless it stands among the films to encode. */
const encodingOfFilm = (
  film: FoundFilm & Pick<ListedFilm, 'encodingReason'>,
  untoldStatus: EncodingStatus = 'done',
): EncodingOfProcess => {
  const {
    encoding: status = untoldStatus,
    encodingProgress: progress = 0,
    encodingReason: reason = '',
  } = film;
  return { processId: encodingIdOf(film), status, progress, reason };
};

/** What is told of a process whose file is not all there may be older than the news of its encoding. */
const encodingsOf = (processes: readonly UploadProcess[]): readonly EncodingOfProcess[] =>
  processes
    .filter(({ stage }) => stage !== 'receiving')
    .map(({ processId, encoding: status, encodingProgress: progress, encodingReason: reason = '' }) => ({
      processId,
      status,
      progress,
      reason,
    }));

/**
 * Of this person's uploads, which are asked for here, and of every film that is known: each once, by process. A list
 * that is on its way may be older than what ends meanwhile.
 */
export const encodings = collection({
  name: 'encodings',
  ask: () => request('upload.list', {}),
  idOf: ({ processId }: EncodingOfProcess) => processId,
  rowsOf: encodingsOf,
  invalidatedBy: [on(serverEventReceived, tellsOfEncoded), on(uploadRemoved), on(filmDeleted)],
  isLazy: true,
});

type EncodingsState = ReturnType<typeof encodings.reducer>;

/** Lists of uploads, lists of films and news tell of some each; the others stay as they are. */
export function encodingsReducer(state: EncodingsState | undefined, action: UnknownAction): EncodingsState {
  const now = encodings.reducer(state, action);
  const told = toldBy(action);
  if (told === undefined) return now;
  const rows = { ...state?.rows };
  for (const encoding of told) rows[encoding.processId] = encoding;
  return { ...now, rows };
}

const listsOfFilms = isAnyOf(films.facts.loaded, films.facts.rowsTold);
const listsToEncode = isAnyOf(filmsToEncode.facts.loaded, filmsToEncode.facts.rowsTold);

function toldBy(action: UnknownAction): readonly EncodingOfProcess[] | undefined {
  if (encodings.facts.loaded.match(action)) return encodingsOf(action.payload.reply);
  if (listsOfFilms(action)) return action.payload.reply.map((film) => encodingOfFilm(film));
  if (listsToEncode(action)) return action.payload.reply.map((film) => encodingOfFilm(film, 'waiting'));
  if (encodingQueued.match(action))
    return [{ ...action.payload, status: 'waiting', progress: 0, reason: '' }];
  if (!serverEventReceived.match(action) || action.payload.kind !== 'encoding') return undefined;
  const { processId, status, progress, reason } = action.payload;
  return [{ processId, status, progress, reason }];
}

type Root = Parameters<typeof encodings.selectById>[0];
type Rows = EncodingsState['rows'];

const untold: Encoding = { status: 'none', progress: 0, reason: '' };

/** By process. */
export const selectEncodings = (state: Root): Rows => state.encodings.rows;
/** What the server makes of the file of a process; of none nothing is told. */
export const selectEncoding = (state: Root, processId: string | undefined): Encoding =>
  state.encodings.rows[processId ?? ''] ?? untold;
/** How far the file of a film has come. */
export const filmEncodingIn = (rows: Rows, film: Film): Encoding => rows[encodingIdOf(film)] ?? untold;
export const selectFilmEncoding = (state: Root, film: Film): Encoding =>
  filmEncodingIn(state.encodings.rows, film);
/** The same of a film that was searched for, which need be in no list: as the search told it, where there was no news of it. */
export const selectFoundFilmEncoding = (state: Root, film: FoundFilm): Encoding =>
  state.encodings.rows[encodingIdOf(film)] ?? encodingOfFilm(film);
