import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import type { ReelFilm, SpecialReelFilm } from '../../contract/entities/reel';
import type { TalentReels } from '../../contract/scripts/loading';
import { reelContents } from './reelContents';
import { reels, selectReel } from './reels';

/** Fact: the films of a reel stand in this order of rows now, from position 1. */
export const reelFilmsOrdered = createAction<{ reelId: string; rowIds: readonly string[] }>(
  'reels/filmsOrdered',
);
/** Fact: a film is on a reel now, at a position from 1, or as its last. */
export const reelFilmAdded = createAction<{
  reelId: string;
  rowId: string;
  filmId: string;
  position?: number | undefined;
}>('reels/filmAdded');
/** Fact: that row is no longer on its reel. */
export const reelFilmRemoved = createAction<{ rowId: string }>('reels/filmRemoved');

/** Fact: films stand no longer on one reel, but on another if one is named: at positions from 1, or as its last. */
export const reelFilmsMoved = createAction<{
  filmIds: readonly string[];
  fromId?: string | undefined;
  toId?: string | undefined;
  positions?: readonly number[] | undefined;
}>('reels/filmsMoved');

interface ReelFilms {
  /** By row id. */
  readonly rows: Readonly<Record<string, ReelFilm>>;
}

const noFilms: ReelFilms = { rows: {} };

/** The rows of films on reels. */
export function reelFilmsReducer(state: ReelFilms = noFilms, action: UnknownAction): ReelFilms {
  if (reels.facts.loaded.match(action) && 'rows' in action.payload.reply)
    return { ...state, rows: rowsAfter(state.rows, action.payload.reply) };
  if (reelContents.facts.loaded.match(action))
    return { ...state, rows: contentsAfter(state.rows, action.payload.params.reelId, action.payload.reply) };
  if (reelFilmsOrdered.match(action)) return { ...state, rows: ordered(state.rows, action.payload.rowIds) };
  if (reelFilmAdded.match(action)) return { ...state, rows: withRow(state.rows, action.payload) };
  if (reelFilmsMoved.match(action)) return { ...state, rows: movedRows(state.rows, action.payload) };
  if (reelFilmRemoved.match(action)) return { ...state, rows: withoutRow(state.rows, action.payload.rowId) };
  return state;
}

const filmRowsOf = (rows: ReelFilms['rows'], reelId: string) =>
  Object.values(rows)
    .filter((row) => row.reelId === reelId)
    .toSorted((one, other) => one.position - other.position);

function withRow(
  rows: ReelFilms['rows'],
  { rowId, reelId, filmId, position = Infinity }: ReturnType<typeof reelFilmAdded>['payload'],
): ReelFilms['rows'] {
  const rowIds = filmRowsOf(rows, reelId).map((row) => row.rowId);
  const added = { ...rows, [rowId]: { rowId, reelId, filmId, position: 0 } };
  return ordered(added, rowIds.toSpliced(position - 1, 0, rowId));
}

function withoutRow(rows: ReelFilms['rows'], rowId: string): ReelFilms['rows'] {
  const { [rowId]: gone, ...others } = rows;
  if (!gone) return rows;
  return ordered(
    others,
    filmRowsOf(others, gone.reelId).map((row) => row.rowId),
  );
}

/** A row keeps its id on another reel; what comes onto a reel from none has one once it is saved. */
function movedRows(
  rows: ReelFilms['rows'],
  { filmIds, fromId, toId, positions = [] }: ReturnType<typeof reelFilmsMoved>['payload'],
): ReelFilms['rows'] {
  const from = fromId === undefined ? [] : filmRowsOf(rows, fromId);
  const byFilm = new Map(from.map((row) => [row.filmId, row]));
  const moved = filmIds.flatMap((filmId, at) => {
    const row = byFilm.get(filmId);
    return row ? [{ row, position: positions[at] ?? Infinity }] : [];
  });
  const gone = new Set(moved.map(({ row }) => row.rowId));
  const left = Object.fromEntries(Object.entries(rows).filter(([rowId]) => !gone.has(rowId)));
  const closed = ordered(
    left,
    from.filter(({ rowId }) => !gone.has(rowId)).map(({ rowId }) => rowId),
  );
  if (toId === undefined) return closed;
  const inTurn = moved.toSorted((one, other) => one.position - other.position || 0);
  return inTurn.reduce((after, { row: { rowId, filmId }, position }) => {
    const place = Number.isFinite(position) ? { position } : {};
    return withRow(after, { rowId, reelId: toId, filmId, ...place });
  }, closed);
}

/** The rows of the reels that were told take the place of those before. */
function rowsAfter(before: ReelFilms['rows'], told: TalentReels): ReelFilms['rows'] {
  const reelIds = new Set(told.reels.map(({ reelId }) => reelId));
  const others = Object.values(before).filter(({ reelId }) => !reelIds.has(reelId));
  return Object.fromEntries([...others, ...told.rows].map((row) => [row.rowId, row]));
}

/** The rows of a special reel as they were told take the place of those before. */
function contentsAfter(
  before: ReelFilms['rows'],
  reelId: string,
  told: readonly SpecialReelFilm[],
): ReelFilms['rows'] {
  const others = Object.values(before).filter((row) => row.reelId !== reelId);
  const rows = told.map(({ rowId, filmId }, at) => ({ rowId, reelId, filmId, position: at + 1 }));
  return Object.fromEntries([...others, ...rows].map((row) => [row.rowId, row]));
}

function ordered(rows: ReelFilms['rows'], rowIds: readonly string[]): ReelFilms['rows'] {
  const moved = rowIds.flatMap((id, index) => {
    const row = rows[id];
    const position = index + 1;
    return row && row.position !== position ? [[id, { ...row, position }] as const] : [];
  });
  return { ...rows, ...Object.fromEntries(moved) };
}

type ReelsRoot = Parameters<typeof selectReel>[0];

interface FilmsRoot {
  readonly reelFilms: ReelFilms;
}

const noRows: readonly ReelFilm[] = [];

/** The rows of each reel from position 1 on, by its id: a tree of hundreds of reels asks for them all. */
export const selectRowsByReel = createSelector([({ reelFilms }: FilmsRoot) => reelFilms.rows], (rows) => {
  const byReel = new Map<string, ReelFilm[]>();
  for (const row of Object.values(rows)) {
    const ofReel = byReel.get(row.reelId);
    if (ofReel) ofReel.push(row);
    else byReel.set(row.reelId, [row]);
  }
  for (const ofReel of byReel.values()) ofReel.sort((one, other) => one.position - other.position);
  return (reelId: string): readonly ReelFilm[] => byReel.get(reelId) ?? noRows;
});

/** The rows of a reel from position 1 on. */
export const selectReelRows = (state: FilmsRoot, reelId: string) => selectRowsByReel(state)(reelId);

/** The films on a reel in order; of a special one as its list tells them, whose rows are known only once it is open. */
export const selectReelFilmIds = createSelector(
  [
    (state: FilmsRoot & ReelsRoot, reelId: string) => selectReel(state, reelId)?.special,
    (state: FilmsRoot & ReelsRoot, reelId: string) => selectReelRows(state, reelId),
  ],
  (special, rows) => special?.filmIds ?? rows.map(({ filmId }) => filmId),
);
