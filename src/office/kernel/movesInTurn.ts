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
 *   idle, refused ──requested──▶ saving ──saved──▶ idle, saving (the next that waits), refused (those from before)
 *                                 │ ▲ requested (waits)
 *                                 │ └──retried──┐
 *                                 └──refused──▶ refused ──dismissed──▶ idle
 *
 * Once one is refused, all stands as the server has it; what waited behind it is tried again with it. Another move is saved
 * before them: then they are told of again. Doing a move twice is doing it once. A reload boots as idle.
 */
type MovesInTurn<M> =
  | { readonly status: 'idle' }
  | {
      readonly status: 'saving';
      readonly move: M;
      readonly waiting: readonly M[];
      /** What came to nothing before it. */
      readonly refused?: Refused<M>;
    }
  | Refused<M>;

interface Refused<M> {
  readonly status: 'refused';
  readonly move: M;
  readonly waiting: readonly M[];
  readonly refusal: Refusal;
}

const idle = { status: 'idle' } as const;

const notMoved = <M>(refused: Refused<M> | undefined): readonly M[] =>
  refused ? [refused.move, ...refused.waiting] : [];

function movesSteps<M>(idOf: (move: M) => string) {
  /** What was refused before, but for moves of the thing that is moved now. */
  const keptOf = (before: Refused<M> | undefined, now: M): { readonly refused?: Refused<M> } => {
    const [first, ...others] = notMoved(before).filter((other) => idOf(other) !== idOf(now));
    return before && first ? { refused: { ...before, move: first, waiting: others } } : {};
  };
  const { move } = machine<MovesInTurn<M>>();
  return {
    requested: move(['idle', 'saving', 'refused'], ['saving'], (state, { payload }: PayloadAction<M>) => {
      if (state.status !== 'saving') {
        const before = state.status === 'refused' ? state : undefined;
        return { status: 'saving', move: payload, waiting: [], ...keptOf(before, payload) };
      }
      const { refused, ...saving } = state;
      return { ...saving, waiting: [...state.waiting, payload], ...keptOf(refused, payload) };
    }),
    retried: move(['refused'], ['saving'], ({ move: first, waiting }) => ({
      status: 'saving',
      move: first,
      waiting,
    })),
    dismissed: move(['refused'], ['idle'], () => idle),

    saved: move(['saving'], ['idle', 'saving', 'refused'], (state): MovesInTurn<M> => {
      const [next, ...waiting] = state.waiting;
      return next === undefined ? (state.refused ?? idle) : { ...state, move: next, waiting };
    }),
    refused: move(
      ['saving'],
      ['refused'],
      ({ move: first, waiting, refused }, { payload: refusal }: PayloadAction<Refusal>) => ({
        status: 'refused',
        move: first,
        waiting: [...waiting, ...notMoved(refused)],
        refusal,
      }),
    ),
  };
}

interface MovesOptions<N extends string, M> {
  /** Of the slice and of its messages: `screenOrder/requested`. */
  readonly name: N;
  /** The thing that is moved: a newer move of it is in place of one that was refused. */
  readonly idOf: (move: M) => string;
  /** Makes a move at the server; returns the fact by which the order here is the same from now on, where it was made. */
  readonly save: (move: M) => SagaGenerator<Answer<UnknownAction>>;
}

/** Moves that are shown at once and saved in turn: their `steps`, reducer, intents, selectors and saga. */
export function movesInTurn<N extends string, M extends object>({ name, idOf, save }: MovesOptions<N, M>) {
  const steps = movesSteps(idOf);
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
