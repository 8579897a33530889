import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { publicReelLink, specialReelPreview } from '../../../contract/rules/links';
import { selectAddresses } from '../../entities/addresses';
import { ownerIn, type ReelOwner } from '../../entities/reelOwner';
import { reels, selectReel } from '../../entities/reels';
import { selectSession } from '../../entities/session';
import { openWindow } from '../../kernel/commands';
import { type Keyed, keyed } from '../../kernel/keyed';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { onLeading, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';

interface OfReel {
  readonly reelId: string;
}

type Sought = ReelOwner & OfReel;

/**
 * Each reel is looked for by itself:
 *
 *   idle, missing ──requested──▶ looking ──opened──▶ idle
 *                                 │   ▲ slugMissing (logged: the list is asked anew)
 *                                 └──notFound──▶ missing
 *
 * A reload boots as idle.
 */
type ReelPreviewState =
  | { readonly status: 'idle' }
  | { readonly status: 'looking' }
  | { readonly status: 'missing' };

const { move, stay } = machine<ReelPreviewState>();
const idle: ReelPreviewState = { status: 'idle' };

/** What becomes of one reel. */
export const steps = {
  requested: move(['idle', 'missing'], ['looking'], (_state, _action: PayloadAction<Sought>) => ({
    status: 'looking',
  })),

  opened: move(['looking'], ['idle'], (_state, _action: PayloadAction<OfReel>) => idle),
  slugMissing: stay(['looking'], (state, _action: PayloadAction<OfReel>) => state),
  notFound: move(['looking'], ['missing'], (_state, _action: PayloadAction<OfReel>) => ({
    status: 'missing',
  })),
};

const ofReel = keyed<ReelPreviewState, OfReel>(({ reelId }) => reelId, idle);

const slice = createSlice({
  name: 'reelPreview',
  initialState: {} as Keyed<ReelPreviewState>,
  reducers: {
    requested: ofReel(steps.requested),

    opened: ofReel(steps.opened),
    slugMissing: ofReel(steps.slugMissing),
    notFound: ofReel(steps.notFound),
  },
  selectors: { selectReelPreview: (previews, reelId: string): ReelPreviewState => previews[reelId] ?? idle },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const reelPreviewReducer = slice.reducer;
export const { selectReelPreview } = slice.selectors;
export const reelPreviewIntents = intents;

/** A reel is looked at as the world sees it; where the slug of a special one is missing, its list is asked anew first (spec section 4). */
export const reelPreviewSaga = reacting(
  onLeading(intents.requested, preview, ({ payload }) => payload.reelId),
);

function* preview({ payload }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const { reelId } = payload;
  if (yield* open(reelId)) return;
  yield* put(facts.slugMissing({ reelId }));
  yield* askAndWait(reels, ownerIn(payload));
  if (!(yield* open(reelId))) yield* put(facts.notFound({ reelId }));
}

/** Opens the reel's address in a window of its own; false where it has none. */
function* open(reelId: string): SagaGenerator<boolean> {
  const reel = yield* select((state: Parameters<typeof selectReel>[0]) => selectReel(state, reelId));
  const session = yield* select(selectSession);
  if (!reel || session === null) return false;
  const { reelsSite, storeSite } = yield* select(selectAddresses);
  const { abbreviation, webAddress } = session.agency;
  const sites = { abbreviation, webAddress, reelsSite, storeSite };
  const address = reel.special
    ? specialReelPreview(sites, { reelId, slug: reel.special.slug })
    : publicReelLink(sites, reelId);
  if (address === undefined) return false;
  yield* perform(openWindow(address));
  yield* put(facts.opened({ reelId }));
  return true;
}
