import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { REEL_CODE_LENGTH } from '../../../../contract/constants';
import { TALENT_REEL_TYPE } from '../../../../contract/rules/reelType';
import { asReel, type PosterContent, posterUpdate } from '../../../entities/posters';
import { reels } from '../../../entities/reels';
import { newId } from '../../../kernel/commands';
import { attempt } from '../../../kernel/mutation';
import { perform } from '../../../kernel/perform';
import { askAndWait } from '../../../kernel/query/askAndWait';
import { onEvery, onLeading, reacting } from '../../../kernel/reactions';
import { posterPicture } from '../posterPicture';
import { oppositeOf, type ReelChange } from '../reelChanges';
import { undoOffered } from '../../trash/undo';
import { facts, intents, selectPoster } from './slice';
import type { SeenPoster } from './state';

/** A poster is made or changed in its dialog; a second submit is ignored while the first waits for its answer (spec section 4). */
export const posterSaga = reacting(
  onEvery(intents.opened, begin),
  onEvery(intents.closed, posterPicture.leave),
  onLeading(intents.submitted, save),
);

function* begin(): SagaGenerator<void> {
  yield* put(facts.begun(yield* perform(newId(REEL_CODE_LENGTH))));
}

function* save(): SagaGenerator<void> {
  const dialog = yield* select(selectPoster);
  if (dialog.status !== 'saving') return;
  const { talentId, seen, input, pictureKey, requestId } = dialog;
  const tried = seen
    ? yield* attempt('reel.update', posterUpdate(changeOf(talentId, seen, input)), requestId)
    : yield* attempt('reel.add', adding(talentId, pictureKey, input), requestId);
  if (!tried.ok) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  // It stands in the tree before its dialog goes.
  yield* askAndWait(reels, { talentId });
  yield* put(facts.saved());
  if (seen) yield* offerBack(changeOf(talentId, seen, input));
}

/** The way back is the poster as the person saw it. */
function* offerBack(change: PosterChange): SagaGenerator<void> {
  const opposite = oppositeOf(change);
  if (opposite) yield* put(undoOffered([{ kind: 'changeReels', change: opposite }]));
}

type PosterChange = Extract<ReelChange, { readonly kind: 'updatePoster' }>;

const changeOf = (
  talentId: string,
  { reelId, code, content: former }: SeenPoster,
  content: PosterContent,
): PosterChange => ({ kind: 'updatePoster', talentId, reelId, code, content, former });

/** A poster's title is nobody's reel name. */
const adding = (talentId: string, code: string, content: PosterContent) => ({
  ...asReel(content),
  ...{ talentId, code, isNewName: false, type: TALENT_REEL_TYPE },
});
