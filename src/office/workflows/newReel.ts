import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import { REEL_CODE_LENGTH } from '../../contract/constants';
import { AGENCY_OWNER, AGENCY_REEL_TYPE, GROUP_TYPE, TALENT_REEL_TYPE } from '../../contract/rules/reelType';
import { reelNameTyped } from '../entities/reelNames';
import { ownerIn, type ReelOwner } from '../entities/reelOwner';
import { reels, selectReelsOf } from '../entities/reels';
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
interface Purpose extends ReelOwner {
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
      (_state, _action: PayloadAction<ReelOwner & { reelId: string }>) => ({ status: 'closed' }),
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
/** Fact: a reel was created and is among its owner's reels. */
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
  const owner = ownerIn(purpose);
  const known = (yield* select(reelsNow, owner)).map(({ reelId }) => reelId);
  const tried = yield* purpose.special
    ? addSpecial(purpose, input, requestId)
    : add(purpose, input, requestId);
  if (!tried.ok) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  // The new reel is there before its tab opens.
  yield* askAndWait(reels, owner);
  const added = (yield* select(reelsNow, owner)).filter(({ reelId }) => !known.includes(reelId));
  const reelId = tried.reply.reelId ?? added.at(-1)?.reelId ?? '';
  yield* put(facts.created({ ...owner, reelId }));
  if (purpose.filmId !== undefined)
    yield* put(reelChangeIntents.requested({ kind: 'addFilm', ...owner, reelId, filmId: purpose.filmId }));
}

const reelsNow = (state: Parameters<typeof selectReelsOf>[0], owner: ReelOwner) =>
  selectReelsOf(state, owner);

function* add(
  { talentId, kind }: Purpose,
  { title, isNewName, linkValue }: NewReelInput,
  requestId: string | null,
) {
  const reel = {
    title: title.trim(),
    code: yield* perform(newId(REEL_CODE_LENGTH)),
    isNewName,
    talentId,
    type: kind === 'group' ? GROUP_TYPE : TALENT_REEL_TYPE,
    isLink: kind === 'link',
    linkValue: linkValue?.trim() ?? '',
  };
  const tried = yield* attempt('reel.add', reel, requestId);
  if (tried.ok && isNewName) yield* put(reelNameTyped({ name: reel.title, code: reel.code }));
  return tried;
}

/** The call has no code (spec section 7), and its reply may lack the id: then the reel is the one that was not there before. */
function* addSpecial(
  { talentId, kind }: Purpose,
  { title, isNewName }: NewReelInput,
  requestId: string | null,
) {
  const reel = { title: title.trim(), heading: '', isNewName };
  const type = kind === 'group' ? GROUP_TYPE : TALENT_REEL_TYPE;
  const tried =
    talentId === AGENCY_OWNER
      ? yield* attempt('agencyReel.add', { ...reel, type: AGENCY_REEL_TYPE }, requestId)
      : yield* attempt('talentSpecialReel.add', { ...reel, talentId, type }, requestId);
  if (tried.ok && isNewName) yield* put(reelNameTyped({ name: reel.title }));
  return tried;
}
