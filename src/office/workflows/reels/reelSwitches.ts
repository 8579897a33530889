import type { SagaGenerator } from 'typed-redux-saga';
import { select } from 'typed-redux-saga';
import type { Answer } from '../../../contract/refusal';
import { listedReelSwitched, reelTable, selectListedReel } from '../../entities/reelTable';
import { switchesOf } from '../../kernel/mutation';
import { request } from '../../kernel/request';

/** Whether each reel of the list of all is on: shown at once. */
export const reelSwitches = switchesOf({
  name: 'reelSwitches',
  id: 'reelId',
  save,
  switched: listedReelSwitched,
});

function* save({
  reelId,
  online,
}: {
  readonly reelId: string;
  readonly online: boolean;
}): SagaGenerator<Answer<unknown>> {
  // Of all that were found, some were not on show yet.
  yield* reelTable.seek(reelId);
  const reel = yield* select(selectListedReel, reelId);
  if (!reel) {
    const refusal = yield* select(reelTable.selectRowRefusal, reelId);
    return { ok: false, refusal: refusal ?? { kind: 'notFound' } };
  }
  return reel.special
    ? yield* request('specialReel.toggle', { reelId, online })
    : yield* request('reel.toggle', { talentId: reel.talentId, reelId, online });
}
