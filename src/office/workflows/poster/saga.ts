import { all, put, type SagaGenerator, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { REEL_CODE_LENGTH } from '../../../contract/constants';
import { TALENT_REEL_TYPE } from '../../../contract/rules/reelType';
import { reels } from '../../entities/reels';
import { newId } from '../../kernel/commands';
import { attempt } from '../../kernel/mutation';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { posterPicture } from '../posterPicture';
import { facts, intents, selectPoster } from './slice';
import type { PosterContent, SeenPoster } from './state';

/** A poster is made or changed in its dialog; a second submit is ignored while the first waits for its answer (spec section 4). */
export function* posterSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(intents.opened, begin),
    takeEvery(intents.closed, posterPicture.leave),
    takeLeading(intents.submitted, save),
  ]);
}

function* begin(): SagaGenerator<void> {
  yield* put(facts.begun(yield* perform(newId(REEL_CODE_LENGTH))));
}

function* save(): SagaGenerator<void> {
  const dialog = yield* select(selectPoster);
  if (dialog.status !== 'saving') return;
  const { talentId, seen, input, pictureKey, requestId } = dialog;
  const tried = seen
    ? yield* attempt('reel.update', updating(talentId, seen, input), requestId)
    : yield* attempt('reel.add', adding(talentId, pictureKey, input), requestId);
  if (!tried.ok) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  // It stands in the tree before its dialog goes.
  yield* askAndWait(reels, { talentId });
  yield* put(facts.saved());
}

/** A poster is a link that says whether its picture was uploaded; its title is nobody's reel name. */
const onWire = (content: PosterContent) => ({
  ...content,
  isLink: true,
  isUploaded: content.picture !== '',
});

const adding = (talentId: string, code: string, content: PosterContent) => ({
  ...onWire(content),
  ...{ talentId, code, isNewName: false, type: TALENT_REEL_TYPE },
});

const updating = (talentId: string, { reelId, code, content: seen }: SeenPoster, content: PosterContent) => ({
  ...onWire(content),
  ...{ talentId, reelId, code },
  seenTitle: seen.title,
  seenLinkValue: seen.linkValue,
  seenSubtitle1: seen.subtitle1,
  seenSubtitle2: seen.subtitle2,
  seenPicture: seen.picture,
});
