import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LongText } from '../../../../contract/entities/longText';
import { longTexts, type Subject, subjectName } from '../../../entities/longTexts';
import { isUnsaved } from '../../../kernel/draft/draft';
import { withDraft } from '../../../kernel/draft/drafts';
import type { Step } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { DocumentState, LongTextState, Notice, SaveTrouble } from './state';
import { steps, withSaved } from './steps';

const initialState: LongTextState = { document: { status: 'closed' }, notice: null, drafts: {} };

/** Applies a step to the document, and keeps what is not saved of it. */
const ofDocument =
  <A extends PayloadAction<unknown>>(step: Step<DocumentState, A>) =>
  (state: LongTextState, action: A): LongTextState =>
    withDocument(state, step(state.document, action));

function withDocument(state: LongTextState, document: DocumentState): LongTextState {
  if (document === state.document) return state;
  const { drafts } = state;
  if (!('draft' in document)) return { ...state, document };
  return { ...state, document, drafts: withDraft(drafts, subjectName(document.subject), document.draft) };
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
    if (document.status === 'closed' || subjectName(document.subject) !== subjectName(subject)) return state;
    return withDocument(state, step(document, { type, payload: value }));
  };

/** The text of a page that was left meanwhile is not unsaved any more either. */
function withSavedDraft(drafts: LongTextState['drafts'], { subject, value }: Of<LongText>) {
  const draft = drafts[subjectName(subject)];
  return draft ? withDraft(drafts, subjectName(subject), withSaved(draft, value)) : drafts;
}

const slice = createSlice({
  name: 'longText',
  initialState,
  reducers: {
    opened: ofDocument(steps.opened),
    closed: ofDocument(steps.closed),
    edited: ofDocument(steps.edited),
    revertAsked: ofDocument(steps.revertAsked),
    revertDropped: ofDocument(steps.revertDropped),
    reverted: ofDocument(steps.reverted),
    restoredSeen: ofDocument(steps.restoredSeen),
    saveRequested: ofDocument(steps.saveRequested),
    /** The person went elsewhere on the page. */
    committed: (state) => state,
    theirsTaken: ofDocument(steps.theirsTaken),
    mineKept: ofDocument(steps.mineKept),
    noticeDismissed: (state) => ({ ...state, notice: null }),

    due: ofDocument(steps.due),
    identified: ofSubject<string>(steps.identified),
    withheld: ofSubject<SaveTrouble>(steps.withheld),
    saved: (state, action: PayloadAction<Of<LongText>>) => {
      const drafts = withSavedDraft(state.drafts, action.payload);
      return ofSubject<LongText>(steps.saved)({ ...state, drafts }, action);
    },
    refused: ofSubject<SaveTrouble>(steps.refused),
    conflictFound: ofSubject<LongText>(steps.conflictFound),
    unlocked: ofSubject<null>(steps.unlocked),
    noticeShown: (state, { payload: notice }: PayloadAction<Notice>) => ({ ...state, notice }),
    noticeEnded: (state) => ({ ...state, notice: null }),
  },
  extraReducers: (builder) =>
    builder.addCase(longTexts.facts.loaded, (state, { type, payload: { params: subject, reply: text } }) => {
      const { drafts } = state as LongTextState;
      const value = { text, kept: drafts[subjectName(subject)] };
      return ofSubject(steps.told)(state as LongTextState, { type, payload: { subject, value } });
    }),
  selectors: {
    selectDocument: ({ document }) => document,
    selectSaving: ({ document }) => (document.status === 'saving' ? document : null),
    selectNotice: ({ notice }) => notice,
    selectIsRevertAsked: ({ document }) => document.status === 'editing' && document.isRevertAsked === true,
    /** A save would change something, and none is under way (spec section 4). */
    selectCanSave: ({ document }) => document.status === 'editing' && isUnsaved(document.draft),
    /** True while the text on show is not what the server has. */
    selectIsTextUnsaved: ({ document }) => 'draft' in document && isUnsaved(document.draft),
    /** True while leaving would leave text behind that is not on its way either. */
    selectIsTextHeld: ({ document }) =>
      'draft' in document &&
      isUnsaved(document.draft) &&
      !(document.status === 'saving' && document.sent === document.draft.values.markdown),
  },
});

export const { reducer } = slice;
export const {
  selectDocument,
  selectSaving,
  selectNotice,
  selectIsRevertAsked,
  selectCanSave,
  selectIsTextUnsaved,
  selectIsTextHeld,
} = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'closed',
  'edited',
  'revertAsked',
  'revertDropped',
  'reverted',
  'restoredSeen',
  'saveRequested',
  'committed',
  'theirsTaken',
  'mineKept',
  'noticeDismissed',
);
