import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { type Answer, isTransient } from '../../../contract/refusal';
import { startFlagCleared } from '../../entities/startFlag';
import { takeLatestOfEach } from '../../kernel/latest';
import { loaders } from './loaders';
import { facts } from './slice';
import type { ListName } from './state';

/** Loads a list; what was asked of it before is given up, so that an older answer does not come after a newer one. */
export function* load(list: ListName): SagaGenerator<void> {
  yield* put(facts.started({ list }));
}

/** Does what `load` asks for. */
export function* loadLists(): SagaGenerator<void> {
  yield* takeLatestOfEach<Started>([facts.started], ({ payload }) => payload.list, ask);
}

/** Says that a list is asked for: what comes of an earlier question is older than what will come. */
export const isStartOf = (list: ListName) => (action: Action) =>
  facts.started.match(action) && action.payload.list === list;

type Started = ReturnType<typeof facts.started>;

/** A refusal that may pass is tried again at once, once (spec section 8: some loads retry immediately). */
function* ask({ payload: { list } }: Started): SagaGenerator<void> {
  let answer: Answer<unknown> = yield* loaders[list]();
  if (!answer.ok && isTransient(answer.refusal) && answer.refusal.kind !== 'offline')
    answer = yield* loaders[list]();
  if (answer.ok) {
    yield* put(facts.arrived({ list }));
    return;
  }
  yield* put(facts.failed({ list, refusal: answer.refusal }));
  if (answer.refusal.kind === 'refused' && answer.refusal.word === 'error') yield* put(startFlagCleared());
}
