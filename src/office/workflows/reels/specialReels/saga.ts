import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { reelContents } from '../../../entities/reelContents';
import { keyOfOwner, type ReelOwner } from '../../../entities/reelOwner';
import { reels } from '../../../entities/reels';
import { onEvery, reacting } from '../../../kernel/reactions';
import { wentOnline } from '../../../kernel/signals';
import { locationChanged, queryChanged } from '../../office/navigation';
import { selectShownOwner } from './address';
import { specialPanel } from './slice';

const isOfPanel = ({ type }: Action) => type.startsWith('specialPanel/');

/** Special reels are asked for while they are on show, and the films of the one that is open; both are left with it. */
export const specialReelsSaga = reacting(
  onEvery([locationChanged, queryChanged], follow),
  onEvery(isOfPanel, follow),
  onEvery(wentOnline, askAgain),
);

interface Shown {
  readonly owner: ReelOwner | undefined;
  /** The reel that is open. */
  readonly reelId: string | undefined;
}

function* shownNow(): SagaGenerator<Shown> {
  const owner = yield* select(selectShownOwner);
  const panel = yield* select(specialPanel.selectPanel);
  return { owner, reelId: owner && panel.status === 'detail' ? panel.reelId : undefined };
}

function* follow(): SagaGenerator<void> {
  const shown = yield* shownNow();
  yield* leaveAllBut(shown);
  yield* ask(shown, 'idle');
}

/** What happened while off line was missed, also where the stream of events did not notice. */
function* askAgain(): SagaGenerator<void> {
  yield* ask(yield* shownNow());
}

/** Asks for what is on show, or for that of it which stands so. */
function* ask({ owner, reelId }: Shown, status?: 'idle'): SagaGenerator<void> {
  if (!owner) return;
  const list = yield* select(reels.selectQuery, owner);
  if (status === undefined || list.status === status) yield* put(reels.facts.asked({ params: owner }));
  if (reelId === undefined) return;
  const params = { ...owner, reelId };
  const films = yield* select(reelContents.selectQuery, params);
  if (status === undefined || films.status === status) yield* put(reelContents.facts.asked({ params }));
}

function* leaveAllBut({ owner, reelId }: Shown): SagaGenerator<void> {
  const lists = yield* select((state: Parameters<typeof reels.selectById>[0]) => state.reels.lists);
  for (const { params, status } of Object.values(lists))
    if (params.special && status !== 'idle' && !(owner && keyOfOwner(params) === keyOfOwner(owner)))
      yield* put(reels.facts.left({ params }));
  for (const { params, status } of Object.values(yield* select(reelContents.selectStates)))
    if (status !== 'idle' && params.reelId !== reelId) yield* put(reelContents.facts.left({ params }));
}
