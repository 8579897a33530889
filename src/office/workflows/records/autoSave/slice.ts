import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RecordCopy } from '../../../kernel/draft/values';
import type { Step } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import { restingDraft } from './draft';
import { type AutoSaveState, type Draft, type DraftKey, keyText } from './state';
import { type Limited, steps } from './steps';

const initialState: AutoSaveState = { on: true, drafts: {} };

/** Applies a step to the draft that the action names, and to no other. */
function ofOne<P extends DraftKey>(step: Step<Draft, PayloadAction<P>>) {
  return (state: AutoSaveState, action: PayloadAction<P>): AutoSaveState => {
    const draft = state.drafts[keyText(action.payload)];
    return draft ? withDraft(state, step(draft, action)) : state;
  };
}

function withDraft(state: AutoSaveState, draft: Draft): AutoSaveState {
  const key = keyText(draft);
  return state.drafts[key] === draft ? state : { ...state, drafts: { ...state.drafts, [key]: draft } };
}

function without(state: AutoSaveState, key: string): AutoSaveState {
  const { [key]: _gone, ...drafts } = state.drafts;
  return { ...state, drafts };
}

const unchanged = (state: AutoSaveState, _action: PayloadAction<DraftKey>) => state;

const slice = createSlice({
  name: 'autoSave',
  initialState,
  reducers: {
    /** A form shows this record. */
    opened: unchanged,
    /** No form shows it any more; what is unsaved goes on being saved. */
    closed: (state, { payload }: PayloadAction<DraftKey>) =>
      state.drafts[keyText(payload)]?.status === 'resting' ? without(state, keyText(payload)) : state,
    changed: ofOne(steps.changed),
    /** Tab or Enter in a field. */
    committed: unchanged,
    /** Asked for by hand: auto-save is off, or the save before failed. */
    saveRequested: unchanged,
    conflictSettled: ofOne(steps.conflictSettled),
    offerAccepted: ofOne(steps.offerAccepted),
    reverted: ofOne(steps.reverted),
    switched: (state, { payload }: PayloadAction<boolean>) => ({ ...state, on: payload }),

    recordRead: (state, action: PayloadAction<DraftKey & RecordCopy>) =>
      state.drafts[keyText(action.payload)]
        ? ofOne(steps.recordRead)(state, action)
        : withDraft(state, restingDraft(action.payload, action.payload)),
    /** Its save is to be made after that many milliseconds. */
    planned: (state, _action: PayloadAction<DraftKey & Limited & { readonly pause: number }>) => state,
    due: ofOne(steps.due),
    saved: ofOne(steps.saved),
    conflicted: ofOne(steps.conflicted),
    invalid: ofOne(steps.invalid),
    failed: ofOne(steps.failed),
    interrupted: ofOne(steps.interrupted),
    marksFaded: ofOne(steps.marksFaded),
  },
  selectors: {
    selectIsAutoSaveOn: ({ on }) => on,
    selectDraft: ({ drafts }, key: DraftKey): Draft | undefined => drafts[keyText(key)],
    selectDrafts: createSelector([({ drafts }: AutoSaveState) => drafts], (drafts) => Object.values(drafts)),
  },
});

export const { reducer } = slice;
export const { selectIsAutoSaveOn, selectDraft, selectDrafts } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'closed',
  'changed',
  'committed',
  'saveRequested',
  'conflictSettled',
  'offerAccepted',
  'reverted',
  'switched',
);
