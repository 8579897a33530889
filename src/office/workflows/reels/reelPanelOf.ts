import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { holdsFilms } from '../../../contract/rules/reelType';
import { keyOfOwner, type ReelOwner } from '../../entities/reelOwner';
import { reelDeleted, reels, selectReel, selectReelsOf } from '../../entities/reels';
import { machine } from '../../kernel/machine';
import { askAndWait } from '../../kernel/query/askAndWait';
import { onEvery, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { locationChanged, queryChanged } from '../office/navigation';
import { newReel } from './newReel';

/**
 *   list ──reelOpened, createdReelOpened, addressedReelOpened──▶ detail ──listOpened, left──▶ list
 *
 * Tab 0 is the reel list, tab 1 the contents of the chosen reel (spec section 2). Another talent's page begins at the
 * list, or at the reel that its address names.
 */
type ReelPanelState = { readonly status: 'list' } | { readonly status: 'detail'; readonly reelId: string };

interface PanelOptions<N extends string, Root> {
  readonly name: N;
  /** Whose reels are on show, if any are. */
  readonly selectOwner: (state: Root) => ReelOwner | undefined;
  /** The reel that a query names, if it names one; nothing for the query of another section of the page. */
  readonly shownIn: (query: string) => { readonly reel?: string | undefined } | undefined;
}

type ReelsRoot = Parameters<typeof selectReelsOf>[0];

/** Which reel of those on show is open, as views see and open it, whoever's they are. */
export interface ReelPanel {
  readonly selectPanel: (state: never) => ReelPanelState;
  readonly intents: {
    reelOpened(payload: { readonly reelId: string }): Action;
    listOpened(): Action;
  };
}

/** Which reel of those on show is open; by a person, by its address, or because it was just made. */
export function reelPanelOf<N extends string, Root>({ name, selectOwner, shownIn }: PanelOptions<N, Root>) {
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
    name,
    initialState: { status: 'list' } as ReelPanelState,
    reducers: {
      reelOpened: openDetail,
      listOpened: openList,

      createdReelOpened: openDetail,
      addressedReelOpened: openDetail,
      left: openList,
    },
  });
  const selectPanel = (state: Readonly<Record<N, ReelPanelState>>): ReelPanelState => state[name];
  const { intents, facts } = splitActions(slice.actions, 'reelOpened', 'listOpened');
  const panelNow = (state: unknown) => selectPanel(state as Readonly<Record<N, ReelPanelState>>);
  const ownerNow = (state: unknown) => selectOwner(state as Root);

  /** A reel just created becomes the selected reel and the detail tab opens (spec section 4); groups and links have none. */
  const saga = reacting(
    onEvery(newReel.facts.saved, openCreated),
    onEvery(locationChanged, beginAtList),
    onEvery(queryChanged, follow),
    onEvery(reelDeleted, leaveDeleted),
  );

  function* openCreated({
    payload: { reelId, ...owner },
  }: ReturnType<typeof newReel.facts.saved>): SagaGenerator<void> {
    const reel = yield* select((state: ReelsRoot) => selectReel(state, reelId));
    if (reelId === '' || (reel && !holdsFilms(reel))) return;
    const shown = yield* select(ownerNow);
    if (shown && keyOfOwner(shown) === keyOfOwner(owner)) yield* put(facts.createdReelOpened({ reelId }));
  }

  /** Another page begins at its list: the query of its address comes after it. */
  function* beginAtList(): SagaGenerator<void> {
    if ((yield* select(panelNow)).status === 'detail') yield* put(facts.left());
  }

  /** The address opens a reel, or names none any more; one of a reel that nobody knows opens the list. */
  function* follow({ payload: { query } }: ReturnType<typeof queryChanged>): SagaGenerator<void> {
    const reelId = shownIn(query)?.reel;
    const owner = yield* select(ownerNow);
    if (!shownIn(query) || !owner) return;
    const panel = yield* select(panelNow);
    if (reelId === (panel.status === 'detail' ? panel.reelId : undefined)) return;
    yield* put(reelId ? facts.addressedReelOpened({ reelId }) : facts.left());
    if (reelId) yield* leaveUnlessKnown(reelId, owner);
  }

  /** The list may be older than the reel: it is asked anew before one that it does not know is left. */
  function* leaveUnlessKnown(reelId: string, owner: ReelOwner): SagaGenerator<void> {
    const isKnown = (state: ReelsRoot) => selectReelsOf(state, owner).some((reel) => reel.reelId === reelId);
    const isReady = (state: Parameters<typeof reels.selectQuery>[0]) =>
      reels.selectQuery(state, owner).status === 'ready';
    if (yield* select(isKnown)) return;
    if (yield* select(isReady)) yield* askAndWait(reels, owner);
    else yield* race({ loaded: take(isLoadedFor(owner)), moved: take(Object.values(slice.actions)) });
    if ((yield* select(isReady)) && !(yield* select(isKnown))) yield* leave(reelId);
  }

  /** What a person deletes is left; what a colleague deletes stays open, and is said to be gone. */
  function* leaveDeleted({ payload: { reelId } }: ReturnType<typeof reelDeleted>): SagaGenerator<void> {
    yield* leave(reelId);
  }

  function* leave(reelId: string): SagaGenerator<void> {
    const panel = yield* select(panelNow);
    if (panel.status === 'detail' && panel.reelId === reelId) yield* put(facts.left());
  }

  return { reducer: slice.reducer, steps: slice.caseReducers, saga, selectPanel, intents };
}

const isLoadedFor = (owner: ReelOwner) => (action: Action) =>
  reels.facts.loaded.match(action) && keyOfOwner(action.payload.params) === keyOfOwner(owner);
