import { put, type SagaGenerator } from 'typed-redux-saga';
import { type Answer, isPassing } from '../../../contract/refusal';
import { startFlagCleared } from '../../entities/startFlag';
import { loaders } from './loaders';
import { facts } from './slice';
import type { ListName } from './state';

/** Loads a list. A refusal that may pass is tried again at once, once (spec section 8: some loads retry immediately). */
export function* load(list: ListName): SagaGenerator<void> {
  yield* put(facts.started({ list }));
  let answer: Answer<unknown> = yield* loaders[list]();
  if (!answer.ok && isPassing(answer.refusal) && answer.refusal.kind !== 'offline')
    answer = yield* loaders[list]();
  if (answer.ok) {
    yield* put(facts.arrived({ list }));
    return;
  }
  yield* put(facts.failed({ list, refusal: answer.refusal }));
  if (answer.refusal.kind === 'refused' && answer.refusal.word === 'error') yield* put(startFlagCleared());
}
