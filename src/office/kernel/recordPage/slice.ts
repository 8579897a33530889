import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type as typedInto } from '../draft/changes';
import { begin, type Draft, isUnsaved } from '../draft/draft';
import { withDraft } from '../draft/drafts';
import { omit, type Values } from '../draft/values';
import type { Step } from '../machine';
import { splitActions } from '../splitActions';
import { draftName, type OfRecord, type RecordPage, type RecordPageState } from './state';
import { canSave, type ProblemsOf, recordSteps, type Saved, type TheirRecord, withSaved } from './steps';

const initialState: RecordPageState = { page: { status: 'closed' }, drafts: {} };

/** The state with that page, and what is unsaved of it. */
function withPage({ page: before, drafts }: RecordPageState, page: RecordPage): RecordPageState {
  if (!('draft' in page)) return { page, drafts };
  const name = draftName(page);
  const isRenamed = 'draft' in before && before.id === page.id && draftName(before) !== name;
  const others = isRenamed ? omit(drafts, [draftName(before)]) : drafts;
  return { page, drafts: withDraft(others, name, page.draft) };
}

const ofPage =
  <A extends PayloadAction<unknown>>(step: Step<RecordPage, A>) =>
  (state: RecordPageState, action: A): RecordPageState => {
    const page = step(state.page, action);
    return page === state.page ? state : withPage(state, page);
  };

/** Applies a step to the page of that record, and to no other. */
const ofRecord =
  <P extends OfRecord>(step: Step<RecordPage, PayloadAction<P>>) =>
  (state: RecordPageState, action: PayloadAction<P>): RecordPageState =>
    'id' in state.page && (state.page.id ?? action.payload.id) === action.payload.id
      ? ofPage(step)(state, action)
      : state;

type BegunRecord = OfRecord & { readonly blank: Values; readonly values: Values };

type SavedRecord = OfRecord & Saved & { readonly isNew: boolean };

/** What was typed into a record whose page was left is not unsaved any more either. */
function withSavedDraft(drafts: RecordPageState['drafts'], { values, version, ...record }: SavedRecord) {
  const draft: Draft | undefined = drafts[draftName(record)];
  return draft ? withDraft(drafts, draftName(record), withSaved(draft, values, version)) : drafts;
}

/** The slice of the page of one record. */
export function recordSlice<N extends string>(name: N, problemsOf: ProblemsOf) {
  const steps = recordSteps(problemsOf);
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      opened: ofPage(steps.opened),
      closed: ofPage(steps.closed),
      typed: ofRecord(steps.typed),
      settled: ofRecord(steps.settled),
      reverted: ofRecord(steps.reverted),
      submitted: ofRecord(steps.submitted),

      told: (state: RecordPageState, { type, payload }: PayloadAction<TheirRecord>) =>
        ofRecord(steps.told)(state, {
          type,
          payload: { ...payload, kept: state.drafts[draftName(payload)] },
        }),
      /** A new record was begun elsewhere, with these values over the blanks. */
      begun(state: RecordPageState, { payload: { id, blank, values } }: PayloadAction<BegunRecord>) {
        const draft = typedInto(begin({ values: blank, version: null }), values);
        return { ...state, drafts: withDraft(state.drafts, draftName({ id, isNew: true }), draft) };
      },
      missed: ofRecord(steps.missed),
      saved: (state: RecordPageState, action: PayloadAction<SavedRecord>) =>
        ofRecord(steps.saved)({ ...state, drafts: withSavedDraft(state.drafts, action.payload) }, action),
      failed: ofRecord(steps.failed),
      met: ofRecord(steps.met),
    },
  });
  type Root = Readonly<Record<N, RecordPageState>>;
  const selectPage = (state: Root) => state[name].page;
  return {
    steps,
    reducer: slice.reducer,
    selectPage,
    selectDrafts: (state: Root) => state[name].drafts,
    selectCanSave(state: Root) {
      const page = selectPage(state);
      return page.status === 'editing' && canSave(page, problemsOf);
    },
    /** True while the record on show is not what the server has. */
    selectIsUnsaved(state: Root) {
      const page = selectPage(state);
      return 'draft' in page && isUnsaved(page.draft);
    },
    ...splitActions(slice.actions, 'opened', 'closed', 'typed', 'settled', 'reverted', 'submitted'),
  };
}
