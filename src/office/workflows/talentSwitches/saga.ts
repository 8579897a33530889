import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { type Answer, isTransient } from '../../../contract/refusal';
import { talentSwitched } from '../../entities/talents';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { facts, intents, selectTalentSwitch } from './slice';

/** Talents are switched beside one another; of one talent, the newest press is sent once the save in hand has ended. */
export function* talentSwitchesSaga(): SagaGenerator<void> {
  yield* takeEvery(intents.requested, ({ payload: { talentId } }) => save(talentId));
}

function* save(talentId: string): SagaGenerator<void> {
  for (;;) {
    const { status } = yield* select(selectTalentSwitch, talentId);
    if (status !== 'waiting') return;
    yield* put(facts.started({ talentId }));
    const saving = yield* select(selectTalentSwitch, talentId);
    if (saving.status !== 'saving') return;
    const online = saving.asked;
    const answer = yield* ask(talentId, online);
    if (!answer.ok) {
      yield* put(facts.refused({ talentId, refusal: answer.refusal }));
      return;
    }
    yield* put(talentSwitched({ talentId, online }));
    yield* put(facts.saved({ talentId }));
  }
}

/** An answer that was lost on its way is asked for once more: the request id makes the call act once. */
function* ask(talentId: string, online: boolean): SagaGenerator<Answer<unknown>> {
  const input = { talentId, online, requestId: yield* perform(newRequestId()) };
  const answer = yield* request('talent.toggle', input);
  const isLost = !answer.ok && answer.refusal.kind !== 'offline' && isTransient(answer.refusal);
  return isLost ? yield* request('talent.toggle', input) : answer;
}
