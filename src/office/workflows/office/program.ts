import { createSlice } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import type { Command } from '../../kernel/world';

/**
 * How much of the program has come: sign-in alone, or all that a signed-in person works with.
 *
 *   signIn ──requested──▶ loading ──arrived──▶ whole
 *     ▲                      │
 *     └────────missed────────┘
 *
 * A page that opens with a held session starts as `whole`; any other boots as `signIn`.
 */
type ProgramState =
  | { readonly status: 'signIn' }
  | { readonly status: 'loading' }
  | { readonly status: 'whole' };

const { move } = machine<ProgramState>();

const slice = createSlice({
  name: 'program',
  initialState: { status: 'signIn' } as ProgramState,
  reducers: {
    requested: move(['signIn'], ['loading'], () => ({ status: 'loading' })),
    arrived: move(['loading'], ['whole'], () => ({ status: 'whole' })),
    missed: move(['loading'], ['signIn'], () => ({ status: 'signIn' })),
  },
  selectors: { selectIsProgramWhole: ({ status }) => status === 'whole' },
});

const { requested, arrived, missed } = slice.actions;

export const { reducer: programReducer, caseReducers } = slice;
export const { selectIsProgramWhole } = slice.selectors;
/** Fact: the workflows that a signed-in person needs have come. */
export const programArrived = arrived;

/** Loads the workflows that a signed-in person needs; the answer is false when they could not be reached. */
const loadProgram = (): Command<'program.load'> => ({ port: 'program', op: 'load', input: null });

/** Sees to it that all workflows are there; returns false when they could not be reached. */
export function* completeProgram(): SagaGenerator<boolean> {
  if (yield* select(selectIsProgramWhole)) return true;
  yield* put(requested());
  const hasCome = yield* perform(loadProgram());
  yield* put(hasCome ? arrived() : missed());
  return hasCome;
}
