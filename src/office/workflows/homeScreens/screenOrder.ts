import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import { type ScreenMove, screenMoved, selectScreens } from '../../entities/screens';
import { saveInTurn } from '../../kernel/lock';
import { machine } from '../../kernel/machine';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';

/**
 * Moves of home screens, shown at once and saved one after the other:
 *
 *   idle, refused ──requested──▶ saving ──saved──▶ idle, or saving (the next that waits)
 *                                 │ ▲ requested (waits)
 *                                 │ └──retried──┐
 *                                 └──refused──▶ refused ──dismissed──▶ idle
 *
 * Once one is refused, the screens stand as the server has them; what waited behind it is tried again with it. Doing a move
 * twice is doing it once. A reload boots as idle.
 */
type ScreenOrderState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving'; readonly move: ScreenMove; readonly waiting: readonly ScreenMove[] }
  | {
      readonly status: 'refused';
      readonly move: ScreenMove;
      readonly waiting: readonly ScreenMove[];
      readonly refusal: Refusal;
    };

const { move } = machine<ScreenOrderState>();
const idle = { status: 'idle' } as const;

const slice = createSlice({
  name: 'screenOrder',
  initialState: idle as ScreenOrderState,
  reducers: {
    requested: move(
      ['idle', 'saving', 'refused'],
      ['saving'],
      (state, { payload }: PayloadAction<ScreenMove>) =>
        state.status === 'saving'
          ? { ...state, waiting: [...state.waiting, payload] }
          : { status: 'saving', move: payload, waiting: [] },
    ),
    retried: move(['refused'], ['saving'], ({ move, waiting }) => ({ status: 'saving', move, waiting })),
    dismissed: move(['refused'], ['idle'], () => idle),

    saved: move(['saving'], ['idle', 'saving'], ({ waiting: [next, ...waiting] }) =>
      next ? { status: 'saving', move: next, waiting } : idle,
    ),
    refused: move(
      ['saving'],
      ['refused'],
      ({ move, waiting }, { payload: refusal }: PayloadAction<Refusal>) => ({
        status: 'refused',
        move,
        waiting,
        refusal,
      }),
    ),
  },
  selectors: {
    selectScreenOrder: (state) => state,
    selectMoveInHand: (state) => (state.status === 'saving' ? state.move : null),
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested', 'retried', 'dismissed');

export const { reducer: screenOrderReducer, caseReducers } = slice;
export const screenOrderIntents = intents;
export const { selectScreenOrder } = slice.selectors;

/** One move at a time is on its way. */
export function* screenOrderSaga(): SagaGenerator<void> {
  yield* saveInTurn([intents.requested, intents.retried], slice.selectors.selectMoveInHand, save);
}

function* save(asked: ScreenMove): SagaGenerator<void> {
  const { screenId, beforeId } = asked;
  const ids = (yield* select(selectScreens)).map((screen) => screen.screenId);
  const formerId = ids[ids.indexOf(screenId) + 1] ?? '';
  const answer = yield* request('screen.move', { screenId, beforeId });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  yield* put(screenMoved({ ...asked, formerId }));
  yield* put(facts.saved());
}
