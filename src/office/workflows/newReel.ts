import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import { REEL_CODE_LENGTH } from '../../contract/constants';
import { GROUP_TYPE } from '../../contract/rules/reelType';
import { reelNameTyped } from '../entities/reelNames';
import { reels } from '../entities/reels';
import { newId } from '../kernel/commands';
import { machine } from '../kernel/machine';
import { attempt, type ChangeInput, type Failed, failed, type Failure, idInDoubt } from '../kernel/mutation';
import { perform } from '../kernel/perform';
import { askAndWait } from '../kernel/query/askAndWait';
import { splitActions } from '../kernel/splitActions';
import { reelChangeIntents } from './reelChanges';

/** `isNewName`: typed; false when it was chosen from the catalogue (spec section 5, IS_NEW). `linkValue`: a link's address. */
type NewReelInput = Pick<ChangeInput<'reel.add'>, 'title' | 'isNewName'> & { readonly linkValue?: string };

/** What the new reel is for. */
interface Purpose {
  readonly talentId: string;
  /** A group of reels, or a link; nothing for a reel. */
  readonly kind?: 'group' | 'link';
  /** A film that is put on the reel once it is made. */
  readonly filmId?: string;
}

interface Open {
  readonly purpose: Purpose;
}

/**
 *   closed ──opened──▶ editing ──submitted──▶ saving ──created──▶ closed
 *                                               │ ▲ submitted
 *                                               ▼ │
 *   all but saving ──closed──▶ closed        refused, doubtful
 *
 * A reload boots as closed.
 */
export type NewReelState =
  | { readonly status: 'closed' }
  | (Open & { readonly status: 'editing' })
  | (Open & { readonly status: 'saving'; readonly input: NewReelInput; readonly requestId: string | null })
  | (Open & { readonly input: NewReelInput } & Failed);

const { move } = machine<NewReelState>();

const slice = createSlice({
  name: 'newReel',
  initialState: { status: 'closed' } as NewReelState,
  reducers: {
    opened: move(['closed'], ['editing'], (_state, { payload: purpose }: PayloadAction<Purpose>) => ({
      status: 'editing',
      purpose,
    })),
    submitted: move(
      ['editing', 'refused', 'doubtful'],
      ['saving'],
      (state, { payload: input }: PayloadAction<NewReelInput>) => ({
        status: 'saving',
        purpose: state.purpose,
        input,
        requestId: idInDoubt(state, input),
      }),
    ),
    closed: move(['editing', 'refused', 'doubtful'], ['closed'], () => ({ status: 'closed' })),

    created: move(
      ['saving'],
      ['closed'],
      (_state, _action: PayloadAction<{ talentId: string; reelId: string }>) => ({ status: 'closed' }),
    ),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      ({ purpose, input, requestId }, { payload }: PayloadAction<Failure>) => ({
        purpose,
        input,
        ...failed(requestId, payload),
      }),
    ),
  },
  selectors: { selectNewReel: (dialog) => dialog },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');

export const { reducer: newReelReducer, caseReducers } = slice;
export const newReelIntents = intents;
/** Fact: a reel was created and is among the talent's reels. */
export const reelCreated = facts.created;
export const { selectNewReel } = slice.selectors;

/** A second submit is ignored while the first waits for its answer (spec section 4). */
export function* newReelSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.submitted, createReel);
}

function* createReel(): SagaGenerator<void> {
  const dialog = yield* select(selectNewReel);
  if (dialog.status !== 'saving') return;
  const { input, purpose, requestId } = dialog;
  const { talentId, filmId, kind } = purpose;
  const reel = {
    title: input.title.trim(),
    code: yield* perform(newId(REEL_CODE_LENGTH)),
    isNewName: input.isNewName,
    talentId,
    type: kind === 'group' ? GROUP_TYPE : 'MR',
    isLink: kind === 'link',
    linkValue: input.linkValue?.trim() ?? '',
  };
  const tried = yield* attempt('reel.add', reel, requestId);
  if (!tried.ok) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  if (reel.isNewName) yield* put(reelNameTyped({ name: reel.title, code: reel.code }));
  // The new reel is there before its tab opens.
  yield* askAndWait(reels, { talentId });
  const { reelId } = tried.reply;
  yield* put(facts.created({ talentId, reelId }));
  if (filmId !== undefined)
    yield* put(reelChangeIntents.requested({ kind: 'addFilm', talentId, reelId, filmId }));
}
