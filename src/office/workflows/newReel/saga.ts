import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import { reels } from '../../entities/reels';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { request } from '../../kernel/request';
import { reelChangeIntents } from '../reelChanges';
import { newReelCode } from './commands';
import { selectNewReel } from './selectors';
import { facts, intents } from './slice';
import type { NewReelAttempt, NewReelValues } from './state';

export function* newReelSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.submitted, createReel);
}

function* createReel(): SagaGenerator<void> {
  const dialog = yield* select(selectNewReel);
  if (dialog.status !== 'saving') return;
  const { talentId, filmId } = dialog;
  const attempt = yield* attemptOf(dialog.values, dialog.before);
  const { values, code, requestId } = attempt;
  const answer = yield* request('reel.add', {
    title: values.title.trim(),
    code,
    isNewName: values.isNewName,
    talentId,
    type: 'MR',
    isLink: false,
    linkValue: '',
    requestId,
  });
  if (!answer.ok) {
    yield* put(facts.refused({ attempt, refusal: answer.refusal }));
    return;
  }
  // The new reel is there before its tab opens.
  yield* askAndWait(reels, { talentId });
  const { reelId } = answer.reply;
  yield* put(facts.created({ talentId, reelId }));
  if (filmId !== undefined)
    yield* put(reelChangeIntents.requested({ kind: 'addFilm', talentId, reelId, filmId }));
}

/** What was refused and not changed since keeps its request id: had it arrived after all, it is not made twice. */
function* attemptOf(values: NewReelValues, before: NewReelAttempt | null): SagaGenerator<NewReelAttempt> {
  if (before?.values.title === values.title && before.values.isNewName === values.isNewName) return before;
  const code = yield* perform(newReelCode());
  return { code, requestId: yield* perform(newRequestId()), values };
}
