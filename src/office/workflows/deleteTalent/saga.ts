import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import { talentRemoved } from '../../entities/talents';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { thingDeleted } from '../undo';
import { selectDeleteTalent } from './selectors';
import { facts, intents } from './slice';

/** A talent goes to the trash with its films and reels; the way back is offered at once. */
export function* deleteTalentSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.confirmed, deleteTalent);
}

function* deleteTalent(): SagaGenerator<void> {
  const state = yield* select(selectDeleteTalent);
  if (state.status !== 'deleting') return;
  const { talentId, name } = state.talent;
  const requestId = state.requestId ?? (yield* perform(newRequestId()));
  yield* put(facts.identified(requestId));
  const answer = yield* request('talent.delete', { talentId, requestId });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  yield* put(facts.deleted());
  yield* put(talentRemoved({ talentId }));
  yield* put(thingDeleted({ kind: 'talent', id: talentId, title: name }));
}
