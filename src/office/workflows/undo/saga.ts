import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { waitWithNotice, waitWithOffer } from './commands';
import { selectUndo } from './selectors';
import { facts, intents } from './slice';

/**
 * What was just deleted can be put back for a while; later the trash does it. What is on its way back comes back, also
 * when something else is deleted meanwhile.
 */
export function* undoSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([facts.offered, facts.restored, facts.refused, intents.requested, intents.dismissed], follow),
    takeEvery(intents.requested, restore),
  ]);
}

type Followed = ReturnType<
  (typeof intents)[keyof typeof intents] | (typeof facts)['offered' | 'restored' | 'refused']
>;

function* follow(action: Followed): SagaGenerator<void> {
  if (facts.offered.match(action)) {
    yield* perform(waitWithOffer());
    yield* put(facts.ended());
  }
  if (facts.restored.match(action)) {
    yield* perform(waitWithNotice());
    yield* put(facts.ended());
  }
}

function* restore(): SagaGenerator<void> {
  const state = yield* select(selectUndo);
  if (state.status !== 'restoring') return;
  const { thing } = state;
  const requestId = yield* perform(newRequestId());
  const answer = yield* request('trash.restore', { kind: thing.kind, id: thing.id, requestId });
  if (answer.ok) yield* put(facts.restored({ thing, talentId: answer.reply.talentId }));
  else yield* put(facts.refused(answer.refusal));
}
