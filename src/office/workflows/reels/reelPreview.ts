import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { publicReelLink, specialReelPreview } from '../../../contract/rules/links';
import { selectAddresses } from '../../entities/addresses';
import { ownerIn, type ReelOwner } from '../../entities/reelOwner';
import { reels, selectReel } from '../../entities/reels';
import { selectSession } from '../../entities/session';
import { openWindow } from '../../kernel/commands';
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
 *   idle, missing ──requested──▶ looking ──opened──▶ idle
 *                                 │   ▲ slugMissing (logged: the list is asked anew)
 *                                 └──notFound──▶ missing
 *
 * A reload boots as idle.
 */
type ReelPreviewState =
  | { readonly status: 'idle' }
  | (OfReel & { readonly status: 'looking' })
  | (OfReel & { readonly status: 'missing' });

const { move, stay } = machine<ReelPreviewState>();

const slice = createSlice({
  name: 'reelPreview',
  initialState: { status: 'idle' } as ReelPreviewState,
  reducers: {
    requested: move(
      ['idle', 'missing'],
      ['looking'],
      (_state, { payload: { reelId } }: PayloadAction<Sought>) => ({ status: 'looking', reelId }),
    ),

    opened: move(['looking'], ['idle'], () => ({ status: 'idle' })),
    slugMissing: stay(['looking'], (state) => state),
    notFound: move(['looking'], ['missing'], ({ reelId }) => ({ status: 'missing', reelId })),
  },
  selectors: { selectReelPreview: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const { reducer: reelPreviewReducer, caseReducers } = slice;
export const { selectReelPreview } = slice.selectors;
export const reelPreviewIntents = intents;

/** A reel is looked at as the world sees it; where the slug of a special one is missing, its list is asked anew first (spec section 4). */
export const reelPreviewSaga = reacting(onLeading(intents.requested, preview));

function* preview({ payload }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  if (yield* open(payload.reelId)) return;
  yield* put(facts.slugMissing());
  yield* askAndWait(reels, ownerIn(payload));
  if (!(yield* open(payload.reelId))) yield* put(facts.notFound());
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
  yield* put(facts.opened());
  return true;
}
