import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { keyOfTrashed, type TrashedName } from '../entities/trashed';
import { sleep } from '../kernel/commands';
import { machine } from '../kernel/machine';
import { perform } from '../kernel/perform';
import { splitActions } from '../kernel/splitActions';
import { restoringIntents, thingRestored } from './restoring';

/**
 *   any ──offered──▶ offered ──requested──▶ taken (restoring tells how it goes; requested tries again)
 *                       │                    │ │
 *                       └─ended, dismissed   │ └──thingRestored (the last of them)──▶ restored
 *                              ▼             │
 *                            none ◀─dismissed┘    restored ──ended, dismissed──▶ none
 *
 *   any ──thingRestored (another)──▶ restored
 *
 * The newest deletion is the one that is offered, with all that went then; older ones are in the trash. A reload of the
 * page boots as none.
 */
export type UndoState =
  | { readonly status: 'none' }
  | { readonly status: 'offered'; readonly things: Things }
  | { readonly status: 'taken'; readonly things: Things; readonly back: Things }
  | { readonly status: 'restored'; readonly things: Things };

type Things = readonly TrashedName[];
type Restored = ReturnType<typeof thingRestored>['payload'];

const { move } = machine<UndoState>();
const any = ['none', 'offered', 'taken', 'restored'] as const;

const holds = (things: Things, thing: TrashedName) =>
  things.some((each) => keyOfTrashed(each) === keyOfTrashed(thing));

/** Something came out of the trash while nothing was on its way back from here. */
const restoredAlone = move(
  ['none', 'offered', 'restored'],
  ['restored'],
  (_state, { payload: { thing } }: PayloadAction<Restored>) => ({ status: 'restored', things: [thing] }),
);

const restored = move(
  ['taken'],
  ['taken', 'restored'],
  ({ things, back: before }, { payload: { thing } }: PayloadAction<Restored>) => {
    if (!holds(things, thing)) return { status: 'restored', things: [thing] };
    const back = [...before, thing];
    return things.every((each) => holds(back, each))
      ? { status: 'restored', things }
      : { status: 'taken', things, back };
  },
);

const slice = createSlice({
  name: 'undo',
  initialState: { status: 'none' } as UndoState,
  reducers: {
    requested: move(['offered', 'taken'], ['taken'], (state) => ({
      status: 'taken',
      things: state.things,
      back: state.status === 'taken' ? state.back : [],
    })),
    dismissed: move(['offered', 'taken', 'restored'], ['none'], () => ({ status: 'none' })),

    offered: move(any, ['offered'], (_state, { payload: things }: PayloadAction<Things>) => ({
      status: 'offered',
      things,
    })),
    ended: move(['offered', 'restored'], ['none'], () => ({ status: 'none' })),
  },
  extraReducers: (builder) =>
    builder.addCase(thingRestored, (state, action) =>
      state.status === 'taken' ? restored(state, action) : restoredAlone(state, action),
    ),
  selectors: { selectUndo: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'requested', 'dismissed');

export const steps = { ...slice.caseReducers, restored, restoredAlone };
export const undoReducer = slice.reducer;
export const undoIntents = intents;
export const { selectUndo } = slice.selectors;

/** Facts: things went to the trash, and the way back is to be offered; something came out of it again. */
export const thingsDeleted = facts.offered;
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
  if (undo.status !== 'taken') return;
  for (const thing of undo.things)
    if (!holds(undo.back, thing)) yield* put(restoringIntents.requested({ thing }));
}
