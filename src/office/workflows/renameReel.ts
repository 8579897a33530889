import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { CHECK_MARK_TIME } from '../../contract/constants';
import { selectReel } from '../entities/reels';
import { sleep } from '../kernel/commands';
import { machine } from '../kernel/machine';
import { perform } from '../kernel/perform';
import { splitActions } from '../kernel/splitActions';
import { type ReelChange, reelChangeIntents, reelChangeSaved } from './reelChanges';

interface OfReel {
  readonly reelId: string;
}

/** `isNewName`: typed; false when it was chosen from the catalogue (spec section 5, IS_NEW). */
interface NewName extends OfReel {
  readonly talentId: string;
  readonly title: string;
  readonly isNewName: boolean;
}

/**
 *   closed, saved, editing ──opened──▶ editing ──submitted──▶ submitted ──handedOver──▶ closed
 *                                         └──cancelled──▶ closed
 *   closed, saved ──saved──▶ saved ──faded (1.2 s)──▶ closed
 *
 * The name is handed over to reelChanges, which shows it at once, saves it in its turn and tells if that was refused;
 * `saved` is the check mark. A reload boots as closed.
 */
type RenameReelState =
  | { readonly status: 'closed' }
  | (OfReel & { readonly status: 'editing' })
  | (NewName & { readonly status: 'submitted' })
  | (OfReel & { readonly status: 'saved' });

const { move } = machine<RenameReelState>();

const slice = createSlice({
  name: 'renameReel',
  initialState: { status: 'closed' } as RenameReelState,
  reducers: {
    opened: move(
      ['closed', 'saved', 'editing'],
      ['editing'],
      (_state, { payload: { reelId } }: PayloadAction<OfReel>) => ({ status: 'editing', reelId }),
    ),
    submitted: move(['editing'], ['submitted'], (_state, { payload }: PayloadAction<NewName>) => ({
      status: 'submitted',
      ...payload,
    })),
    cancelled: move(['editing'], ['closed'], () => ({ status: 'closed' })),

    handedOver: move(['submitted'], ['closed'], () => ({ status: 'closed' })),
    saved: move(['closed', 'saved'], ['saved'], (_state, { payload: { reelId } }: PayloadAction<OfReel>) => ({
      status: 'saved',
      reelId,
    })),
    faded: move(['saved'], ['closed'], () => ({ status: 'closed' })),
  },
  selectors: { selectRenameReel: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'cancelled');

export const { reducer: renameReelReducer, caseReducers } = slice;
export const renameReelIntents = intents;
export const { selectRenameReel } = slice.selectors;

/** A reel is renamed in place; a check mark says that the server has the name (spec section 4, "Reel name save"). */
export function* renameReelSaga(): SagaGenerator<void> {
  yield* all([takeEvery(intents.submitted, handOver), takeLatest(isSaved, mark)]);
}

function* handOver(): SagaGenerator<void> {
  const submitted = yield* select(selectRenameReel);
  if (submitted.status !== 'submitted') return;
  const { talentId, reelId, isNewName } = submitted;
  const title = submitted.title.trim();
  const reel = yield* select((state: Parameters<typeof selectReel>[0]) => selectReel(state, reelId));
  yield* put(facts.handedOver());
  if (!reel || title === '' || title === reel.title) return;
  const named = { title, former: reel.title, type: reel.type, isNewName };
  const change: ReelChange = { kind: 'rename', talentId, reelId, ...named };
  yield* put(reelChangeIntents.requested(change));
}

type Saved = ReturnType<typeof reelChangeSaved>;

const isSaved = (action: Action): action is Saved =>
  reelChangeSaved.match(action) && action.payload.change.kind === 'rename';

function* mark({ payload: { change } }: Saved): SagaGenerator<void> {
  if (change.kind !== 'rename' || (yield* select(selectRenameReel)).status === 'editing') return;
  yield* put(facts.saved({ reelId: change.reelId }));
  yield* perform(sleep(CHECK_MARK_TIME));
  if ((yield* select(selectRenameReel)).status === 'saved') yield* put(facts.faded());
}
