import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { byName } from '../../../contract/script';
import { talentScripts } from '../../../contract/scripts/talents';
import { schemaOf } from '../../../contract/wire/record';
import { fullName, talents } from '../../entities/talents';
import { go, sleep } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import {
  attempt,
  type ChangeInput,
  type Failed,
  failed,
  type Failure,
  idInDoubt,
} from '../../kernel/mutation';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { ALL } from '../../kernel/query/state';
import { onLatest, onLeading, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { selectPath } from '../office/navigation';
import { talentPagePath } from './talentPage';

export type NewTalentInput = ChangeInput<'talent.add'>;

interface Open {
  /** The profession that the form begins with; empty when none is chosen yet. */
  readonly categoryId: string;
}

interface Added {
  readonly name: string;
}

/**
 *   closed, added ──opened──▶ editing ──submitted──▶ saving ──added──▶ added ──noticeEnded──▶ closed
 *                                                      │ ▲ submitted
 *                                                      ▼ │
 *   all but saving ──closed──▶ closed               refused, doubtful
 *
 * `added`: the dialog is gone, and a notice says who was added. A reload boots as closed.
 */
type NewTalentState =
  | { readonly status: 'closed' }
  | (Added & { readonly status: 'added' })
  | (Open & { readonly status: 'editing' })
  | (Open & { readonly status: 'saving'; readonly input: NewTalentInput; readonly requestId: string | null })
  | (Open & { readonly input: NewTalentInput } & Failed);

export type OpenNewTalent = Exclude<NewTalentState, { readonly status: 'closed' | 'added' }>;

/** How long the notice that somebody was added stands, in milliseconds. */
const NOTICE_TIME = 3000;

const { firstName, lastName, categoryId } = byName(talentScripts)['talent.add'].input;

/** The rules that the server decodes with. */
export const newTalentSchema = schemaOf({ firstName, lastName, categoryId });

const { move } = machine<NewTalentState>();

const slice = createSlice({
  name: 'newTalent',
  initialState: { status: 'closed' } as NewTalentState,
  reducers: {
    opened: move(['closed', 'added'], ['editing'], (_state, { payload }: PayloadAction<Open>) => ({
      status: 'editing',
      categoryId: payload.categoryId,
    })),
    submitted: move(
      ['editing', 'refused', 'doubtful'],
      ['saving'],
      (state, { payload: input }: PayloadAction<NewTalentInput>) => ({
        status: 'saving',
        categoryId: state.categoryId,
        input,
        requestId: idInDoubt(state, input),
      }),
    ),
    closed: move(['editing', 'refused', 'doubtful', 'added'], ['closed'], () => ({ status: 'closed' })),

    added: move(['saving'], ['added'], (_state, { payload: { name } }: PayloadAction<Added>) => ({
      status: 'added',
      name,
    })),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      ({ categoryId, input, requestId }, { payload }: PayloadAction<Failure>) => ({
        categoryId,
        input,
        ...failed(requestId, payload),
      }),
    ),
    noticeEnded: move(['added'], ['closed'], () => ({ status: 'closed' })),
  },
  selectors: { selectNewTalent: (dialog) => dialog },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');

export const { reducer: newTalentReducer, caseReducers } = slice;
export const newTalentIntents = intents;
export const { selectNewTalent } = slice.selectors;

/** A second submit is ignored while the first waits for its answer (spec section 4). */
export const newTalentSaga = reacting(
  onLeading(intents.submitted, addTalent),
  onLatest(facts.added, endNotice),
);

function* addTalent(): SagaGenerator<void> {
  const dialog = yield* select(selectNewTalent);
  if (dialog.status !== 'saving') return;
  const { input, requestId } = dialog;
  const [firstName, lastName] = [input.firstName.trim(), input.lastName.trim()];
  const from = yield* select(selectPath);
  const tried = yield* attempt('talent.add', { ...input, firstName, lastName }, requestId);
  if (!tried.ok) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  const { talentId } = tried.reply;
  // Where all talents are listed, the new one stands among them.
  if (yield* select(talents.selectAreKnown)) yield* askAndWait(talents, ALL);
  else yield* talents.seek(talentId);
  yield* put(facts.added({ name: fullName(input) }));
  // Whoever went on meanwhile is not called back.
  if ((yield* select(selectPath)) === from) yield* perform(go(talentPagePath(talentId)));
}

function* endNotice(): SagaGenerator<void> {
  yield* perform(sleep(NOTICE_TIME));
  yield* put(facts.noticeEnded());
}
