import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { holdsFilms } from '../../contract/rules/reelType';
import { reelDeleted, reels, selectReel, selectReelsOfTalent } from '../entities/reels';
import { machine } from '../kernel/machine';
import { askAndWait } from '../kernel/query/askAndWait';
import { splitActions } from '../kernel/splitActions';
import { locationChanged, queryChanged } from './navigation';
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
    takeEvery(locationChanged, beginAtList),
    takeEvery(queryChanged, follow),
    takeEvery(reelDeleted, leaveDeleted),
  ]);
}

function* openCreated({
  payload: { talentId, reelId },
}: ReturnType<typeof reelCreated>): SagaGenerator<void> {
  const reel = yield* select((state: Parameters<typeof selectReel>[0]) => selectReel(state, reelId));
  if (reel && !holdsFilms(reel)) return;
  if ((yield* select(selectShownTalentId)) === talentId) yield* put(facts.createdReelOpened({ reelId }));
}

/** Another page begins at its list: the query of its address comes after it. */
function* beginAtList(): SagaGenerator<void> {
  if ((yield* select(selectReelPanel)).status === 'detail') yield* put(facts.left());
}

/** The address of a talent's page opens a reel, or names none any more; one of a reel that nobody knows opens the list. */
function* follow({ payload: { query } }: ReturnType<typeof queryChanged>): SagaGenerator<void> {
  const reelId = shownIn(query)?.reel;
  const talentId = yield* select(selectShownTalentId);
  if (!shownIn(query) || !talentId) return;
  const panel = yield* select(selectReelPanel);
  if (reelId === (panel.status === 'detail' ? panel.reelId : undefined)) return;
  yield* put(reelId ? facts.addressedReelOpened({ reelId }) : facts.left());
  if (reelId) yield* leaveUnlessKnown(reelId, talentId);
}

/** The list may be older than the reel: it is asked anew before one that it does not know is left. */
function* leaveUnlessKnown(reelId: string, talentId: string): SagaGenerator<void> {
  const isKnown = (state: Parameters<typeof selectReelsOfTalent>[0]) =>
    selectReelsOfTalent(state, talentId).some((reel) => reel.reelId === reelId);
  const isReady = (state: Parameters<typeof reels.selectQuery>[0]) =>
    reels.selectQuery(state, { talentId }).status === 'ready';
  if (yield* select(isKnown)) return;
  if (yield* select(isReady)) yield* askAndWait(reels, { talentId });
  else yield* take(isLoadedFor(talentId));
  if ((yield* select(isReady)) && !(yield* select(isKnown))) yield* leave(reelId);
}

const isLoadedFor = (talentId: string) => (action: Action) =>
  reels.facts.loaded.match(action) && action.payload.params.talentId === talentId;

/** What a person deletes is left; what a colleague deletes stays open, and is said to be gone. */
function* leaveDeleted({ payload: { reelId } }: ReturnType<typeof reelDeleted>): SagaGenerator<void> {
  yield* leave(reelId);
}

function* leave(reelId: string): SagaGenerator<void> {
  const panel = yield* select(selectReelPanel);
  if (panel.status === 'detail' && panel.reelId === reelId) yield* put(facts.left());
}
