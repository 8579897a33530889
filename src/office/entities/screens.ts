import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import type { Screen, ScreenContent } from '../../contract/entities/screen';
import { movedBefore, rearranged } from '../../contract/rules/order';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { changeOf } from '../kernel/rowNews';
import { onRow } from './changedRows';
import { collection } from './collection';
import { thingRestored } from './trashed';

/** A screen before another one; last where that is empty. */
export interface ScreenMove {
  readonly screenId: string;
  readonly beforeId: string;
  /** It takes another move back. */
  readonly takesBack?: true;
}

/** Fact: a screen is on the agency's site or off it now. */
export const screenSwitched = createAction<{ screenId: string; online: boolean }>('screens/switched');
/** Fact: caption and film of a screen were saved. */
export const screenSaved = createAction<{
  screenId: string;
  content: ScreenContent;
  version: number | null;
}>('screens/saved');
/** Fact: a screen has another picture; one that is new is not in the list yet. */
export const screenPictured = createAction<{ screenId: string; picture: number }>('screens/pictured');
/** Fact: a screen stands before another one now; before it stood before `formerId`. */
export const screenMoved = createAction<ScreenMove & { readonly formerId: string }>('screens/moved');
/** Fact: a screen is in the trash now. */
export const screenRemoved = createAction<{ screenId: string }>('screens/removed');

/** Those on the site first, then by their positions (spec section 7: VALIDE); where a backend tells none, as it lists them. */
const compare = (one: Screen, other: Screen) =>
  Number(other.online) - Number(one.online) || (one.position ?? 0) - (other.position ?? 0);

/** The home screens of the agency's site: the first 500 (spec section 7). */
export const screens = collection({
  name: 'screens',
  ask: () => request('screens.list', { order: 'onlineFirst', limit: 500, page: 1 }),
  idOf: ({ screenId }: Screen) => screenId,
  rowsOf: (rows: readonly Screen[]) => rows,
  versionOf: ({ version }) => version,
  byRow: {
    changeIn: changeOf('screen'),
    changedBy: [
      onRow(screenSaved, ({ screenId }) => screenId),
      onRow(screenPictured, ({ screenId }) => screenId),
      onRow(thingRestored, ({ thing: { kind, id } }) => (kind === 'screen' ? id : undefined)),
    ],
    ask: (screenIds) => request('screens.list', { screenIds }),
    compare,
    isPlaced: ({ position }) => position !== undefined,
  },
  retriesAtOnce: true,
});

type ScreensState = ReturnType<typeof screens.reducer>;

/** What happens to one screen is seen in the list at once. */
export function screensReducer(state: ScreensState | undefined, action: UnknownAction): ScreensState {
  const now = screens.reducer(state, action);
  if (screenRemoved.match(action)) return screens.without(now, action.payload.screenId);
  if (screenMoved.match(action)) return moved(now, action.payload);
  if (screenSwitched.match(action) || screenPictured.match(action)) {
    const { screenId, ...changes } = action.payload;
    return screens.withChanges(now, screenId, changes);
  }
  if (!screenSaved.match(action)) return now;
  const { screenId, content, version } = action.payload;
  return screens.withChanges(now, screenId, version === null ? content : { ...content, version });
}

/** The screens as the server places them after a move. */
function moved(state: ScreensState, { screenId, beforeId }: ScreenMove): ScreensState {
  const placed = Object.values(state.rows).flatMap((row) =>
    row.position === undefined ? [] : { ...row, position: row.position },
  );
  const inOrder = placed.toSorted((one, other) => one.position - other.position);
  const byId = new Map(inOrder.map((row) => [row.screenId, row]));
  const wanted = movedBefore([...byId.keys()], screenId, beforeId).flatMap((id) => byId.get(id) ?? []);
  return rearranged(wanted).reduce(
    (before, { screenId: id, position }) => screens.withChanges(before, id, { position }),
    state,
  );
}

type Root = Parameters<typeof screens.selectById>[0];

export const selectScreen = screens.selectById;
/** All screens in their order, as far as the server is known to have it. */
export const selectScreens = createSelector([screens.selectAll], (rows) => rows.toSorted(compare));
/** What is written in a screen, and its version; nothing while it is not known. */
export const selectScreenCopy = createSelector([selectScreen], (screen) =>
  screen
    ? { values: { legend: screen.legend, filmId: screen.filmId }, version: screen.version ?? null }
    : undefined,
);
/** True once all screens are known, and none of them is being asked for. */
export const selectAreScreensKnown = (state: Root) =>
  screens.selectQuery(state, ALL).status === 'ready' && state.screens.changed === undefined;
