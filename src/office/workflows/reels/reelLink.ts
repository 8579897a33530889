import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { publicReelLink } from '../../../contract/rules/links';
import { selectAddresses } from '../../entities/addresses';
import { selectSession } from '../../entities/session';
import { copyText, sleep } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onLatest, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';

interface OfReel {
  readonly reelId: string;
  readonly title: string;
}

/**
 *   any ──requested──▶ copying ──copied──▶ copied ──faded (4 s)──▶ idle
 *                        └──refused──▶ refused (the link stands there to be taken by hand) ──dismissed──▶ idle
 *
 * A reload boots as idle.
 */
type ReelLinkState =
  | { readonly status: 'idle' }
  | (OfReel & { readonly status: 'copying' })
  | (OfReel & { readonly status: 'copied' })
  | (OfReel & { readonly status: 'refused'; readonly link: string });

/** How long it is said that a link is copied, in milliseconds. */
const SAID = 4000;

const { move } = machine<ReelLinkState>();

const slice = createSlice({
  name: 'reelLink',
  initialState: { status: 'idle' } as ReelLinkState,
  reducers: {
    requested: move(
      ['idle', 'copying', 'copied', 'refused'],
      ['copying'],
      (_state, { payload: { reelId, title } }: PayloadAction<OfReel>) => ({
        status: 'copying',
        reelId,
        title,
      }),
    ),
    dismissed: move(['copied', 'refused'], ['idle'], () => ({ status: 'idle' })),

    copied: move(['copying'], ['copied'], (state) => ({ ...state, status: 'copied' })),
    refused: move(['copying'], ['refused'], (state, { payload: link }: PayloadAction<string>) => ({
      ...state,
      status: 'refused',
      link,
    })),
    faded: move(['copied'], ['idle'], () => ({ status: 'idle' })),
  },
  selectors: { selectReelLink: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'requested', 'dismissed');

export const { reducer: reelLinkReducer, caseReducers } = slice;
export const { selectReelLink } = slice.selectors;
export const reelLinkIntents = intents;

/** The link that clients open is copied; where the browser does not let it, it is shown. */
export const reelLinkSaga = reacting(onLatest(intents.requested, copy));

function* copy({ payload: { reelId } }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const session = yield* select(selectSession);
  if (!session) return;
  const { reelsSite, storeSite } = yield* select(selectAddresses);
  const { abbreviation, webAddress } = session.agency;
  const link = publicReelLink({ abbreviation, webAddress, reelsSite, storeSite }, reelId);
  if (!(yield* perform(copyText(link)))) {
    yield* put(facts.refused(link));
    return;
  }
  yield* put(facts.copied());
  yield* perform(sleep(SAID));
  yield* put(facts.faded());
}
