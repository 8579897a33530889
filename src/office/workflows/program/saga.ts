import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { perform } from '../../kernel/perform';
import { loadProgram } from './commands';
import { selectIsProgramWhole } from './selectors';
import { facts } from './slice';

/** Sees to it that all workflows are there; returns false when they could not be reached. */
export function* completeProgram(): SagaGenerator<boolean> {
  if (yield* select(selectIsProgramWhole)) return true;
  yield* put(facts.requested());
  const hasCome = yield* perform(loadProgram());
  yield* put(hasCome ? facts.arrived() : facts.missed());
  return hasCome;
}
