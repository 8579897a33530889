import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { holdsFilms } from '../../contract/rules/reelType';
import { reels, selectReel } from '../entities/reels';
import { machine } from '../kernel/machine';
import { splitActions } from '../kernel/splitActions';
import { queryChanged } from './navigation';
import { reelCreated } from './newReel';
import { selectShownTalentId, shownIn } from './talentPage';

/**
 *   list ──reelOpened, createdReelOpened, addressedReelOpened──▶ detail ──listOpened, left──▶ list
 *
 * Tab 0 is the reel list, tab 1 the contents of the chosen reel (spec section 2). Another talent's page begins at the
 * list, or at the reel that its address names.
 */
type ReelPanelState = { readonly status: 'list' } | { readonly status: 'detail'; readonly reelId: string };

const { move } = machine<ReelPanelState>();

const openDetail = move(
  ['list', 'detail'],
  ['detail'],
  (_state, { payload }: PayloadAction<{ reelId: string }>) => ({
    status: 'detail',
    reelId: payload.reelId,
  }),
);
const openList = move(['list', 'detail'], ['list'], () => ({ status: 'list' }));

const slice = createSlice({
  name: 'reelPanel',
  initialState: { status: 'list' } as ReelPanelState,
  reducers: {
    reelOpened: openDetail,
    listOpened: openList,

    createdReelOpened: openDetail,
    addressedReelOpened: openDetail,
    left: openList,
  },
  selectors: { selectReelPanel: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'reelOpened', 'listOpened');

export const { reducer: reelPanelReducer, caseReducers } = slice;
export const { selectReelPanel } = slice.selectors;
export const reelPanelIntents = intents;

/** A reel just created becomes the selected reel and the detail tab opens (spec section 4); groups and links have none. */
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
  const reel = yield* select((state: Parameters<typeof selectReel>[0]) => selectReel(state, reelId));
  if (reel && !holdsFilms(reel)) return;
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
