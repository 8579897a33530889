import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { reels } from '../../entities/reels';
import { queryChanged } from '../navigation';
import { reelCreated } from '../newReel';
import { selectShownTalentId, shownIn } from '../talentPage';
import { selectReelPanel } from './selectors';
import { facts } from './slice';

/** A reel just created becomes the selected reel and the detail tab opens (spec section 4). */
export function* reelPanelSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(reelCreated, openCreated),
    takeEvery(queryChanged, follow),
    takeEvery(reels.facts.loaded, leaveUnknown),
  ]);
}

function* openCreated({
  payload: { talentId, reelId },
}: ReturnType<typeof reelCreated>): SagaGenerator<void> {
  if ((yield* select(selectShownTalentId)) === talentId) yield* put(facts.createdReelOpened({ reelId }));
}

/** The address of a talent's page opens a reel, or names none any more. */
function* follow({ payload: { query } }: ReturnType<typeof queryChanged>): SagaGenerator<void> {
  const shown = shownIn(query);
  if (!shown || !(yield* select(selectShownTalentId))) return;
  const panel = yield* select(selectReelPanel);
  if (shown.reel === (panel.status === 'detail' ? panel.reelId : undefined)) return;
  yield* put(shown.reel ? facts.addressedReelOpened({ reelId: shown.reel }) : facts.left());
}

/** A reel that is deleted, or another talent's, is not shown any longer once the reels of the talent on show come. */
function* leaveUnknown({
  payload: { params, reply },
}: ReturnType<typeof reels.facts.loaded>): SagaGenerator<void> {
  if ((yield* select(selectShownTalentId)) !== params.talentId) return;
  const panel = yield* select(selectReelPanel);
  if (panel.status === 'detail' && !reply.reels.some(({ reelId }) => reelId === panel.reelId))
    yield* put(facts.left());
}
