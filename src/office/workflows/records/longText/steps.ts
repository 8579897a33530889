import type { PayloadAction } from '@reduxjs/toolkit';
import type { LongText } from '../../../../contract/entities/longText';
import type { Subject } from '../../../entities/longTexts';
import { afterSave, merge, revert, settle, type } from '../../../kernel/draft/changes';
import { begin, isUnsaved } from '../../../kernel/draft/draft';
import type { RecordCopy } from '../../../kernel/draft/values';
import { machine } from '../../../kernel/machine';
import type { Attempt, DocumentState, SaveTrouble, TextDraft } from './state';

const { move, stay } = machine<DocumentState>();

type Editing = Extract<DocumentState, { readonly status: 'editing' }>;

const all = ['closed', 'awaited', 'editing', 'saving', 'settling', 'conflict'] as const;

const copyOf = ({ markdown, version }: LongText): RecordCopy<{ readonly markdown: string }> => ({
  values: { markdown },
  version,
});

/** That text is on the server; what was written since stays. */
export const withSaved = (draft: TextDraft, { markdown, version }: LongText): TextDraft =>
  afterSave(draft, { values: { markdown }, secretEdits: {} }, version);

/** What a document becomes by each message. */
export const steps = {
  opened: move(all, ['awaited'], (_state, { payload: subject }: PayloadAction<Subject>) => ({
    status: 'awaited',
    subject,
  })),
  closed: move(all, ['closed'], () => ({ status: 'closed' })),
  /**
   * What the server has of the text. A colleague's takes the place of one that nothing was changed in; where something
   * was, the save will tell. `kept` is what was not saved before the page was left.
   */
  told: move(
    ['awaited', 'editing'],
    ['editing', 'conflict'],
    (state, { payload: { text, kept } }: PayloadAction<{ text: LongText; kept: TextDraft | undefined }>) => {
      if (state.status === 'editing') {
        if (isUnsaved(state.draft) || text.version <= (state.draft.version ?? 0)) return state;
        return { ...state, draft: merge(state.draft, copyOf(text)), revision: state.revision + 1 };
      }
      const draft = kept ? merge(kept, copyOf(text)) : begin(copyOf(text));
      const held = { subject: state.subject, draft, revision: 0 };
      if (draft.holds['markdown']) return { ...held, status: 'conflict' };
      return { ...held, status: 'editing', isRestored: isUnsaved(draft), trouble: null, attempt: null };
    },
  ),
  /** Whoever writes goes on with a text from before, and is done with what was told of the last save. */
  edited: stay(['editing', 'saving', 'settling'], (state, { payload: markdown }: PayloadAction<string>) => {
    const draft = type(state.draft, { markdown });
    return state.status === 'editing'
      ? { ...state, draft, isRestored: false, trouble: null }
      : { ...state, draft };
  }),
  revertAsked: stay(['editing'], (state) => ({ ...state, isRevertAsked: true })),
  revertDropped: stay(['editing'], (state) => ({ ...state, isRevertAsked: undefined })),
  /** Goes back to the text that the server has. */
  reverted: stay(['editing'], (state) => ({
    ...state,
    draft: revert(state.draft),
    isRevertAsked: undefined,
    revision: state.revision + 1,
    isRestored: false,
    trouble: null,
    attempt: null,
  })),
  restoredSeen: stay(['editing'], (state) => ({ ...state, isRestored: false })),
  saveRequested: move(['editing'], ['editing', 'saving'], saveBegun),
  /** It saves itself. */
  due: move(['editing'], ['editing', 'saving'], (state) => (state.isRevertAsked ? state : saveBegun(state))),
  identified: stay(['saving'], (state, { payload: requestId }: PayloadAction<string>) => ({
    ...state,
    attempt: { requestId, markdown: state.sent },
  })),
  /** Nothing was sent: there was nothing that may be saved. */
  withheld: move(['saving'], ['editing'], (state, { payload: trouble }: PayloadAction<SaveTrouble>) => ({
    ...held(state),
    status: 'editing',
    isRestored: false,
    trouble,
    attempt: null,
  })),
  /** The page may have been left and opened again meanwhile: then it goes on from what was saved. */
  saved: move(
    ['saving', 'editing'],
    ['settling', 'saving', 'editing'],
    (state, { payload: text }: PayloadAction<LongText>) => {
      const draft = withSaved(state.draft, text);
      return state.status === 'saving' && state.sent === text.markdown
        ? { ...held(state), draft, status: 'settling', trouble: null, attempt: null }
        : { ...state, draft };
    },
  ),
  refused: move(['saving'], ['settling'], (state, { payload: trouble }: PayloadAction<SaveTrouble>) => ({
    ...held(state),
    status: 'settling',
    trouble,
    attempt: state.attempt,
  })),
  unlocked: move(['settling'], ['editing'], (state, _action: PayloadAction<null>) => ({
    ...held(state),
    status: 'editing',
    isRestored: false,
    trouble: state.trouble,
    attempt: state.attempt,
  })),
  /** Somebody saved the text since: it is saved again where both agree on what was there before. */
  conflictFound: move(
    ['saving'],
    ['conflict', 'saving', 'editing'],
    (state, { payload: theirs }: PayloadAction<LongText>) => {
      const now = { ...held(state), draft: merge(state.draft, copyOf(theirs)) };
      if (now.draft.holds['markdown']) return { ...now, status: 'conflict' };
      if (isUnsaved(now.draft)) return sending(now);
      return { ...now, status: 'editing', isRestored: false, trouble: null, attempt: null };
    },
  ),
  theirsTaken: move(['conflict'], ['editing'], ({ subject, draft, revision }) => ({
    subject,
    draft: settle(draft, 'markdown', 'theirs'),
    revision: revision + 1,
    status: 'editing',
    isRestored: false,
    trouble: null,
    attempt: null,
  })),
  mineKept: move(['conflict'], ['saving'], (state) =>
    sending({ ...held(state), draft: settle(state.draft, 'markdown', 'mine') }),
  ),
};

function saveBegun(state: Editing): DocumentState {
  if (!isUnsaved(state.draft)) return state;
  const sent = state.draft.values.markdown;
  return { ...held(state), status: 'saving', sent, attempt: again(state.attempt, sent) };
}

type HeldState = Pick<
  Extract<DocumentState, { readonly draft: TextDraft }>,
  'subject' | 'draft' | 'revision'
>;

const held = ({ subject, draft, revision }: HeldState): HeldState => ({ subject, draft, revision });

const sending = (state: HeldState) => ({
  ...state,
  status: 'saving' as const,
  sent: state.draft.values.markdown,
  attempt: null,
});

const again = (attempt: Attempt | null, markdown: string) =>
  attempt?.markdown === markdown ? attempt : null;
