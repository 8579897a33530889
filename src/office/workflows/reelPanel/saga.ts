import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { talentReelsLoaded } from '../../entities/reels';
import { reelCreated } from '../newReel';
import { selectReelPanel } from './selectors';
import { facts } from './slice';

/** A reel just created becomes the selected reel and the detail tab opens (spec section 4). */
export function* reelPanelSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(reelCreated, ({ payload }) => openCreated(payload.reelId)),
    takeEvery(talentReelsLoaded, ({ payload }) => leaveUnknown(payload.reels.map(({ reelId }) => reelId))),
  ]);
}

function* openCreated(reelId: string): SagaGenerator<void> {
  yield* put(facts.createdReelOpened({ reelId }));
}

/** A reel that is deleted, or another talent's, is not shown any longer. */
function* leaveUnknown(reelIds: readonly string[]): SagaGenerator<void> {
  const panel = yield* select(selectReelPanel);
  if (panel.status === 'detail' && !reelIds.includes(panel.reelId)) yield* put(facts.left());
}
