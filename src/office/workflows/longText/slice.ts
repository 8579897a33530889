import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LongText } from '../../../contract/entities/longText';
import type { Refusal } from '../../../contract/refusal';
import type { Step } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import {
  type DocumentState,
  type Draft,
  keyOf,
  type LongTextState,
  type Notice,
  type SaveTrouble,
  type Subject,
} from './state';
import { steps } from './steps';

const initialState: LongTextState = { document: { status: 'closed' }, notice: null, drafts: {} };

/** Applies a step to the document, and keeps what is not saved of it. */
const ofDocument =
  <A extends PayloadAction<unknown>>(step: Step<DocumentState, A>) =>
  (state: LongTextState, action: A): LongTextState =>
    withDocument(state, step(state.document, action));

function withDocument(state: LongTextState, document: DocumentState): LongTextState {
  if (document === state.document) return state;
  return { ...state, document, drafts: draftsWith(state.drafts, document) };
}

function draftsWith(drafts: LongTextState['drafts'], document: DocumentState): LongTextState['drafts'] {
  if (!('original' in document) || document.status === 'conflict') return drafts;
  const { subject, original, markdown } = document;
  const { [keyOf(subject)]: before, ...others } = drafts;
  if (markdown === original.markdown) return before ? others : drafts;
  return { ...others, [keyOf(subject)]: { markdown, version: original.version } };
}

/** What happened to the text of one subject, which may not be the one on show any more. */
interface Of<T> {
  readonly subject: Subject;
  readonly value: T;
}

/** Applies a step to the document that the fact is about, and to no other. */
const ofSubject =
  <T>(step: Step<DocumentState, PayloadAction<T>>) =>
  (state: LongTextState, { payload: { subject, value }, type }: PayloadAction<Of<T>>): LongTextState => {
    const { document } = state;
    if (document.status === 'closed' || keyOf(document.subject) !== keyOf(subject)) return state;
    return withDocument(state, step(document, { type, payload: value }));
  };

const slice = createSlice({
  name: 'longText',
  initialState,
  reducers: {
    opened: ofDocument(steps.opened),
    closed: ofDocument(steps.closed),
    loadRequested: ofDocument(steps.loadRequested),
    edited: ofDocument(steps.edited),
    reverted: ofDocument(steps.reverted),
    restoredSeen: ofDocument(steps.restoredSeen),
    saveRequested: ofDocument(steps.saveRequested),
    theirsTaken: ofDocument(steps.theirsTaken),
    mineKept: ofDocument(steps.mineKept),
    noticeDismissed: (state) => ({ ...state, notice: null }),

    loaded: ofSubject<{ text: LongText; draft: Draft | null }>(steps.loaded),
    loadFailed: ofSubject<Refusal>(steps.loadFailed),
    refreshed: ofSubject<LongText>(steps.refreshed),
    identified: ofSubject<string>(steps.identified),
    withheld: ofSubject<SaveTrouble>(steps.withheld),
    /** The text of a page that was left meanwhile is not unsaved any more either. */
    saved: (state, action: PayloadAction<Of<LongText>>) => {
      const next = ofSubject<LongText>(steps.saved)(state, action);
      const { subject, value } = action.payload;
      const { [keyOf(subject)]: draft, ...drafts } = next.drafts;
      return draft?.markdown === value.markdown ? { ...next, drafts } : next;
    },
    refused: ofSubject<SaveTrouble>(steps.refused),
    conflictFound: ofSubject<LongText>(steps.conflictFound),
    unlocked: ofSubject<null>(steps.unlocked),
    noticeShown: (state, { payload: notice }: PayloadAction<Notice>) => ({ ...state, notice }),
    noticeEnded: (state) => ({ ...state, notice: null }),
  },
});

export const { reducer } = slice;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'closed',
  'loadRequested',
  'edited',
  'reverted',
  'restoredSeen',
  'saveRequested',
  'theirsTaken',
  'mineKept',
  'noticeDismissed',
);
