import { all, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { fullName, talents } from '../../entities/talents';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { ALL } from '../../kernel/query/state';
import { request } from '../../kernel/request';
import { selectPath } from '../navigation';
import { openTalentPage, waitWithNotice } from './commands';
import { selectNewTalent } from './selectors';
import { facts, intents } from './slice';
import type { NewTalentState } from './state';

/** A second submit is ignored while the first waits for its answer (spec section 4). */
export function* newTalentSaga(): SagaGenerator<void> {
  yield* all([takeLeading(intents.submitted, addTalent), takeLatest(facts.added, endNotice)]);
}

function* addTalent(): SagaGenerator<void> {
  const dialog = yield* select(selectNewTalent);
  if (dialog.status !== 'saving') return;
  const { firstName, lastName, categoryId } = dialog.values;
  const from = yield* select(selectPath);
  const answer = yield* request('talent.add', {
    categoryId,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    requestId: yield* identify(dialog),
  });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  const { talentId } = answer.reply;
  yield* askAndWait(talents, ALL);
  yield* put(facts.added(fullName(dialog.values)));
  // Whoever went on meanwhile is not called back.
  if ((yield* select(selectPath)) === from) yield* perform(openTalentPage(talentId));
}

function* endNotice(): SagaGenerator<void> {
  yield* perform(waitWithNotice());
  yield* put(facts.noticeEnded());
}

/** The id under which the server acts once, however often this is asked. */
function* identify({
  requestId: before,
}: Extract<NewTalentState, { status: 'saving' }>): SagaGenerator<string> {
  if (before !== null) return before;
  const requestId = yield* perform(newRequestId());
  yield* put(facts.identified(requestId));
  return requestId;
}
