import { createSelector, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../contract/refusal';
import { saveInTurn } from './lock';
import { machine } from './machine';
import { machineSlice } from './machineSlice';
import { reacting } from './reactions';

/**
 * Moves within an order, shown at once and saved one after the other:
 *
 *   idle, refused ──requested──▶ saving ──saved──▶ idle, or saving (the next that waits)
 *                                 │ ▲ requested (waits)
 *                                 │ └──retried──┐
 *                                 └──refused──▶ refused ──dismissed──▶ idle
 *
 * Once one is refused, all stands as the server has it; what waited behind it is tried again with it. Doing a move twice is
 * doing it once. A reload boots as idle.
 */
type MovesInTurn<M> =
  | { readonly status: 'idle' }
  | { readonly status: 'saving'; readonly move: M; readonly waiting: readonly M[] }
  | {
      readonly status: 'refused';
      readonly move: M;
      readonly waiting: readonly M[];
      readonly refusal: Refusal;
    };

const idle = { status: 'idle' } as const;

function movesSteps<M>() {
  const { move } = machine<MovesInTurn<M>>();
  return {
    requested: move(['idle', 'saving', 'refused'], ['saving'], (state, { payload }: PayloadAction<M>) =>
      state.status === 'saving'
        ? { ...state, waiting: [...state.waiting, payload] }
        : { status: 'saving', move: payload, waiting: [] },
    ),
    retried: move(['refused'], ['saving'], ({ move: first, waiting }) => ({
      status: 'saving',
      move: first,
      waiting,
    })),
    dismissed: move(['refused'], ['idle'], () => idle),

    saved: move(['saving'], ['idle', 'saving'], ({ waiting: [next, ...waiting] }) =>
      next === undefined ? idle : { status: 'saving', move: next, waiting },
    ),
    refused: move(
      ['saving'],
      ['refused'],
      ({ move: first, waiting }, { payload: refusal }: PayloadAction<Refusal>) => ({
        status: 'refused',
        move: first,
        waiting,
        refusal,
      }),
    ),
  };
}

interface MovesOptions<N extends string, M> {
  /** Of the slice and of its messages: `screenOrder/requested`. */
  readonly name: N;
  /** Makes a move at the server; returns the fact by which the order here is the same from now on, where it was made. */
  readonly save: (move: M) => SagaGenerator<Answer<UnknownAction>>;
}

/** Moves that are shown at once and saved in turn: their `steps`, reducer, intents, selectors and saga. */
export function movesInTurn<N extends string, M extends object>({ name, save }: MovesOptions<N, M>) {
  const steps = movesSteps<M>();
  const first = idle as MovesInTurn<M>;
  const { facts, ...slice } = machineSlice(name, first, steps, 'requested', 'retried', 'dismissed');
  const { intents, select } = slice;

  function* saveFirst(move: M): SagaGenerator<void> {
    const answer = yield* save(move);
    if (!answer.ok) {
      yield* put(facts.refused(answer.refusal));
      return;
    }
    yield* put(answer.reply);
    yield* put(facts.saved());
  }

  return {
    ...slice,
    /** The moves that are on their way, in the order in which they were asked for. */
    selectMoves: createSelector([select], (state): readonly M[] =>
      state.status === 'saving' ? [state.move, ...state.waiting] : [],
    ),
    saga: reacting(
      saveInTurn(
        [intents.requested.type, intents.retried.type],
        (state: Parameters<typeof select>[0]) => {
          const now = select(state);
          return now.status === 'saving' ? now.move : null;
        },
        saveFirst,
      ),
    ),
  };
}
