import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import { REEL_CODE_LENGTH } from '../../contract/constants';
import type { ReelOwner } from '../entities/reelOwner';
import { go, newId } from '../kernel/commands';
import { machine } from '../kernel/machine';
import { attempt, type Failed, failed, type Failure, idInDoubt } from '../kernel/mutation';
import { perform } from '../kernel/perform';
import { splitActions } from '../kernel/splitActions';
import { reelPath } from './reelPath';

/** The reel that is taken. */
export interface OriginalReel {
  readonly owner: ReelOwner;
  readonly reelId: string;
  readonly title: string;
  /** A group or a link has no contents to be opened. */
  readonly holdsFilms: boolean;
}

interface Copy {
  readonly title: string;
  /** For whom. */
  readonly talentId: string;
}

interface Open {
  readonly original: OriginalReel;
}

/**
 *   closed ──opened──▶ editing ──submitted──▶ saving ──copied──▶ closed (the copy is open)
 *                                               │ ▲ submitted
 *                                               ▼ │
 *   all but saving ──closed──▶ closed        refused, doubtful
 *
 * A reload boots as closed.
 */
type ReelCopyState =
  | { readonly status: 'closed' }
  | (Open & { readonly status: 'editing' })
  | (Open & { readonly status: 'saving'; readonly input: Copy; readonly requestId: string | null })
  | (Open & { readonly input: Copy } & Failed);

const { move } = machine<ReelCopyState>();

const slice = createSlice({
  name: 'reelCopy',
  initialState: { status: 'closed' } as ReelCopyState,
  reducers: {
    opened: move(['closed'], ['editing'], (_state, { payload: original }: PayloadAction<OriginalReel>) => ({
      status: 'editing',
      original,
    })),
    submitted: move(
      ['editing', 'refused', 'doubtful'],
      ['saving'],
      (state, { payload: input }: PayloadAction<Copy>) => ({
        status: 'saving',
        original: state.original,
        input,
        requestId: idInDoubt(state, input),
      }),
    ),
    closed: move(['editing', 'refused', 'doubtful'], ['closed'], () => ({ status: 'closed' })),

    copied: move(['saving'], ['closed'], () => ({ status: 'closed' })),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      ({ original, input, requestId }, { payload }: PayloadAction<Failure>) => ({
        original,
        input,
        ...failed(requestId, payload),
      }),
    ),
  },
  selectors: { selectReelCopy: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');

export const { reducer: reelCopyReducer, caseReducers } = slice;
export const { selectReelCopy } = slice.selectors;
export const reelCopyIntents = intents;

/** A reel is made once more, for the same talent or for another one, and is gone to. */
export function* reelCopySaga(): SagaGenerator<void> {
  yield* takeLeading(intents.submitted, copy);
}

function* copy(): SagaGenerator<void> {
  const dialog = yield* select(selectReelCopy);
  if (dialog.status !== 'saving') return;
  const { original, input, requestId } = dialog;
  const { talentId } = input;
  const code = yield* perform(newId(REEL_CODE_LENGTH));
  const asked = { reelId: original.reelId, title: input.title.trim(), code, talentId };
  const tried = yield* attempt('reel.duplicate', asked, requestId);
  if (!tried.ok) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  yield* put(facts.copied());
  const path = reelPath(
    { ...original.owner, talentId },
    original.holdsFilms ? tried.reply.reelId : undefined,
  );
  yield* perform(go(path));
}
