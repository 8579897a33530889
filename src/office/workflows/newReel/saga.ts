import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import { talentReelsLoaded } from '../../entities/reels';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { newReelCode, newRequestId } from './commands';
import { selectNewReel } from './selectors';
import { facts, intents } from './slice';

export function* newReelSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.submitted, createReel);
}

function* createReel(): SagaGenerator<void> {
  const dialog = yield* select(selectNewReel);
  if (dialog.status !== 'saving') return;
  const { talentId, values } = dialog;
  const answer = yield* request('reel.add', {
    title: values.title.trim(),
    code: yield* perform(newReelCode()),
    isNewName: values.isNewName,
    talentId,
    type: 'MR',
    isLink: false,
    linkValue: '',
    requestId: yield* perform(newRequestId()),
  });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  yield* loadReels(talentId);
  yield* put(facts.created({ talentId, reelId: answer.reply.reelId }));
}

/** The new reel is there before its tab opens. */
function* loadReels(talentId: string): SagaGenerator<void> {
  const answer = yield* request('talentReels.list', { talentId });
  if (answer.ok) yield* put(talentReelsLoaded({ talentId, ...answer.reply }));
}
