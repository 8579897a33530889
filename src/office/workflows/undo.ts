import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { TrashedName } from '../entities/trash';
import { sleep } from '../kernel/commands';
import { machine } from '../kernel/machine';
import { perform } from '../kernel/perform';
import { splitActions } from '../kernel/splitActions';
import { restoringIntents, thingRestored } from './restoring';

/**
 *   any ──offered──▶ offered ──requested──▶ taken (restoring tells how it goes; requested tries again)
 *                       │                     │
 *                       └─ended, dismissed    └──dismissed──▶ none
 *                              ▼
 *                            none           any ──thingRestored──▶ restored ──ended, dismissed──▶ none
 *
 * The newest deletion is the one that is offered; older ones are in the trash. A reload of the page boots as none.
 */
export type UndoState =
  | { readonly status: 'none' }
  | { readonly status: 'offered'; readonly thing: TrashedName }
  | { readonly status: 'taken'; readonly thing: TrashedName }
  | { readonly status: 'restored'; readonly thing: TrashedName };

type Restored = ReturnType<typeof thingRestored>['payload'];

const { move } = machine<UndoState>();
const any = ['none', 'offered', 'taken', 'restored'] as const;

const restored = move(any, ['restored'], (_state, { payload }: PayloadAction<Restored>) => ({
  status: 'restored',
  thing: payload.thing,
}));

const slice = createSlice({
  name: 'undo',
  initialState: { status: 'none' } as UndoState,
  reducers: {
    requested: move(['offered', 'taken'], ['taken'], ({ thing }) => ({ status: 'taken', thing })),
    dismissed: move(['offered', 'taken', 'restored'], ['none'], () => ({ status: 'none' })),

    offered: move(any, ['offered'], (_state, { payload: thing }: PayloadAction<TrashedName>) => ({
      status: 'offered',
      thing,
    })),
    ended: move(['offered', 'restored'], ['none'], () => ({ status: 'none' })),
  },
  extraReducers: (builder) => builder.addCase(thingRestored, restored),
  selectors: { selectUndo: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'requested', 'dismissed');

export const steps = { ...slice.caseReducers, restored };
export const undoReducer = slice.reducer;
export const undoIntents = intents;
export const { selectUndo } = slice.selectors;

/** Facts: something went to the trash, and the way back is to be offered; something came out of it again. */
export const thingDeleted = facts.offered;
export { thingRestored };

/** How long the way back is offered, and how long it stands that something is back, in milliseconds. */
const OFFER_TIME = 15_000;
const RESTORED_TIME = 4000;

/** What was just deleted can be put back for a while; later the trash does it. */
export function* undoSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([facts.offered, thingRestored, intents.requested, intents.dismissed], endInTime),
    takeEvery(intents.requested, restore),
  ]);
}

function* endInTime(): SagaGenerator<void> {
  const { status } = yield* select(selectUndo);
  if (status !== 'offered' && status !== 'restored') return;
  yield* perform(sleep(status === 'offered' ? OFFER_TIME : RESTORED_TIME));
  yield* put(facts.ended());
}

/** What is on its way back comes back, also when something else is deleted meanwhile. */
function* restore(): SagaGenerator<void> {
  const undo = yield* select(selectUndo);
  if (undo.status === 'taken') yield* put(restoringIntents.requested({ thing: undo.thing }));
}
