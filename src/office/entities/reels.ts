import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { select, take } from 'typed-redux-saga';
import type { Reel, ReelFilm } from '../../contract/entities/reel';
import type { ReelPlace } from '../../contract/rules/reelOrder';
import type { TalentReels } from '../../contract/scripts/loading';
import { on } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { serverEventReceived, tellsOf } from '../kernel/signals';
import { collection } from './collection';
import { filmDeleted } from './films';
import { thingRestored } from './trashed';

interface OfTalent {
  readonly talentId: string;
}

/** Fact: the films of a reel stand in this order of rows now, from position 1. */
export const reelFilmsOrdered = createAction<{ reelId: string; rowIds: readonly string[] }>(
  'reels/filmsOrdered',
);
/** Fact: these reels stand at these places now. */
export const reelsOrdered = createAction<{ places: readonly ReelPlace[] }>('reels/ordered');
/** Fact: a film is on a reel now, at a position from 1, or as its last. */
export const reelFilmAdded = createAction<{
  reelId: string;
  rowId: string;
  filmId: string;
  position?: number;
}>('reels/filmAdded');
/** Fact: that row is no longer on its reel. */
export const reelFilmRemoved = createAction<{ rowId: string }>('reels/filmRemoved');
/** Fact: a reel is on or off now. */
export const reelSwitched = createAction<{ reelId: string; online: boolean }>('reels/switched');

/** Fact: a reel has this name now, and a link this address. */
export const reelRenamed = createAction<{ reelId: string; title: string; linkValue?: string }>(
  'reels/renamed',
);

/** Facts: changes of a talent's reels are on their way, and what is read meanwhile is not believed; they have ended. */
export const reelsHeld = createAction<OfTalent>('reels/held');
export const reelsReleased = createAction<OfTalent>('reels/released');
/** Fact: a reel went to the trash. */
export const reelDeleted = createAction<{ reelId: string; talentId: string }>('reels/deleted');

const ofTalent = (payload: OfTalent, { talentId }: OfTalent) => payload.talentId === talentId;

/** The reels of a talent in their order, and the films on them. */
export const reels = collection({
  name: 'reels',
  keyOf: ({ talentId }: OfTalent) => talentId,
  *ask({ talentId }) {
    for (;;) {
      const answer = yield* request('talentReels.list', { talentId });
      if (!(yield* select(selectAreHeld, talentId))) return answer;
      yield* take(reelsReleased);
    }
  },
  idOf: ({ reelId }: Reel) => reelId,
  rowsOf: ({ reels: rows }: TalentReels) => rows,
  invalidatedBy: [
    // A talent's reels are numbered together: when one is another one, so may all be.
    on(serverEventReceived, (event, { talentId }: OfTalent) => tellsOf(event, 'reels', talentId)),
    on(filmDeleted, ofTalent),
    on(reelDeleted, ofTalent),
    on(thingRestored, ofTalent),
  ],
});

type ReelsState = ReturnType<typeof reels.reducer>;

export function reelsReducer(state: ReelsState | undefined, action: UnknownAction): ReelsState {
  const now = reels.reducer(state, action);
  if (reelDeleted.match(action)) return reels.without(now, action.payload.reelId);
  if (reelsOrdered.match(action))
    return action.payload.places.reduce(
      (placed, { reelId, ...place }) => reels.withChanges(placed, reelId, place),
      now,
    );
  if (!reelSwitched.match(action) && !reelRenamed.match(action)) return now;
  const { reelId, ...changes } = action.payload;
  return reels.withChanges(now, reelId, changes);
}

interface ReelFilms {
  /** By row id. */
  readonly rows: Readonly<Record<string, ReelFilm>>;
  /** The talent whose reels are being changed. */
  readonly heldTalentId: string | null;
}

const noFilms: ReelFilms = { rows: {}, heldTalentId: null };

/** The rows of films on reels. */
export function reelFilmsReducer(state: ReelFilms = noFilms, action: UnknownAction): ReelFilms {
  if (reels.facts.loaded.match(action))
    return { ...state, rows: rowsAfter(state.rows, action.payload.reply) };
  if (reelsHeld.match(action)) return { ...state, heldTalentId: action.payload.talentId };
  if (reelsReleased.match(action)) return { ...state, heldTalentId: null };
  if (reelFilmsOrdered.match(action)) return { ...state, rows: ordered(state.rows, action.payload.rowIds) };
  if (reelFilmAdded.match(action)) return { ...state, rows: withRow(state.rows, action.payload) };
  if (reelFilmRemoved.match(action)) return { ...state, rows: withoutRow(state.rows, action.payload.rowId) };
  return state;
}

const rowsOf = (rows: ReelFilms['rows'], reelId: string) =>
  Object.values(rows)
    .filter((row) => row.reelId === reelId)
    .toSorted((one, other) => one.position - other.position);

function withRow(
  rows: ReelFilms['rows'],
  { rowId, reelId, filmId, position = Infinity }: ReturnType<typeof reelFilmAdded>['payload'],
): ReelFilms['rows'] {
  const rowIds = rowsOf(rows, reelId).map((row) => row.rowId);
  const added = { ...rows, [rowId]: { rowId, reelId, filmId, position: 0 } };
  return ordered(added, rowIds.toSpliced(position - 1, 0, rowId));
}

function withoutRow(rows: ReelFilms['rows'], rowId: string): ReelFilms['rows'] {
  const { [rowId]: gone, ...others } = rows;
  if (!gone) return rows;
  return ordered(
    others,
    rowsOf(others, gone.reelId).map((row) => row.rowId),
  );
}

/** The rows of the reels that were told take the place of those before. */
function rowsAfter(before: ReelFilms['rows'], told: TalentReels): ReelFilms['rows'] {
  const reelIds = new Set(told.reels.map(({ reelId }) => reelId));
  const others = Object.values(before).filter(({ reelId }) => !reelIds.has(reelId));
  return Object.fromEntries([...others, ...told.rows].map((row) => [row.rowId, row]));
}

function ordered(rows: ReelFilms['rows'], rowIds: readonly string[]): ReelFilms['rows'] {
  const moved = rowIds.flatMap((id, index) => {
    const row = rows[id];
    return row ? [[id, { ...row, position: index + 1 }] as const] : [];
  });
  return { ...rows, ...Object.fromEntries(moved) };
}

type Root = Parameters<typeof reels.selectById>[0];
interface FilmsRoot {
  readonly reelFilms: ReelFilms;
}

const selectAreHeld = ({ reelFilms }: FilmsRoot, talentId: string) => reelFilms.heldTalentId === talentId;

export const selectReel = reels.selectById;
/** All reels that were loaded, by id. */
export const selectReelsById = (state: Root) => state.reels.rows;
/** True once the reels of that talent were loaded. */
export const selectHasReelsOf = (state: Root, talentId: string) =>
  reels.selectQuery(state, { talentId }).data !== null;

const selectOfTalent = (state: Root, talentId: string) => reels.selectRows(state, { talentId });

/** The reels of a talent in their order; empty until they are loaded. */
export const selectReelsOfTalent = createSelector([selectOfTalent], (rows) =>
  rows.toSorted((one, other) => one.position - other.position),
);

/** The rows of a reel from position 1 on. */
export const selectReelRows = createSelector(
  [({ reelFilms }: FilmsRoot) => reelFilms.rows, (_state: FilmsRoot, reelId: string) => reelId],
  rowsOf,
);
