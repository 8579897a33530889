import { keyOf, type LongTextState, type Subject } from './state';

interface Root {
  readonly longText: LongTextState;
}

export const selectDocument = (state: Root) => state.longText.document;
export const selectSaving = ({ longText: { document } }: Root) =>
  document.status === 'saving' ? document : null;
export const selectNotice = (state: Root) => state.longText.notice;
export const selectDraft = (state: Root, subject: Subject) => state.longText.drafts[keyOf(subject)] ?? null;

/** A save would change something, and none is under way (spec section 4). */
export const selectCanSave = ({ longText: { document } }: Root) =>
  document.status === 'editing' && document.markdown !== document.original.markdown;

/** True while some text, on show or left, is not what the server has. */
export const selectHasUnsavedTexts = (state: Root) =>
  selectIsTextUnsaved(state) || Object.keys(state.longText.drafts).length > 0;

/** True while the text on show is not what the server has. */
export const selectIsTextUnsaved = ({ longText: { document } }: Root) =>
  'original' in document && document.markdown !== document.original.markdown;
