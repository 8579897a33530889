import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { ServerEvent } from '../../../contract/events';
import { encodingQueued } from '../../entities/encodings';
import { filmCreated, filmDeleted, filmInfosSaved, filmPictured } from '../../entities/films';
import { reelDeleted } from '../../entities/reels';
import { thingRestored } from '../../entities/trashed';
import { machine } from '../../kernel/machine';
import { onEvery, reacting } from '../../kernel/reactions';
import { eventsAbsent, serverEventReceived } from '../../kernel/signals';
import { uploadFacts } from '../films/uploads';
import { newReel } from '../reels/newReel';
import { reelChangeSaved } from '../reels/reelChanges';
import { reloadPage, selectShownTalentId } from '../talents/talentPage';

/**
 * Whether the backend tells what is changed there:
 *
 *   told ──eventsAbsent──▶ untold ──serverEventReceived──▶ told
 *
 * A reload boots as told.
 */
type ReloadingState = { readonly status: 'told' } | { readonly status: 'untold' };

const { move } = machine<ReloadingState>();
const told: { readonly status: 'told' } = { status: 'told' };
const either = ['told', 'untold'] as const;

export const steps = {
  eventsAbsent: move(either, ['untold'], () => ({ status: 'untold' })),
  serverEventReceived: move(either, ['told'], (_state, _action: PayloadAction<ServerEvent>) => told),
};

const slice = createSlice({
  name: 'reloading',
  initialState: told as ReloadingState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(eventsAbsent, steps.eventsAbsent).addCase(serverEventReceived, steps.serverEventReceived),
  selectors: { selectReloading: (state) => state },
});

export const { reducer: reloadingReducer } = slice;
const { selectReloading } = slice.selectors;

/** Of workflows that come later than this one: a reel that is made once more, and a poster. */
const ofKits = ['reelCopy/saved', 'poster/saved'];

/**
 * After each change of a film or a reel the films and reels of the talent on show are loaded again (spec section 4), from a
 * backend that does not tell what it has made of it.
 */
export const reloadingSaga = reacting(
  onEvery(
    [
      ...ofKits,
      uploadFacts.received,
      encodingQueued,
      filmCreated,
      filmInfosSaved,
      filmPictured,
      filmDeleted,
      newReel.facts.saved,
      reelChangeSaved,
      reelDeleted,
      thingRestored,
    ],
    reload,
  ),
);

function* reload(): SagaGenerator<void> {
  const talentId = yield* select(selectShownTalentId);
  if (talentId === undefined || (yield* select(selectReloading)).status === 'told') return;
  for (const asked of reloadPage(talentId)) yield* put(asked);
}
