import type { PayloadAction } from '@reduxjs/toolkit';
import type { LongText } from '../../../contract/entities/longText';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import type { Attempt, DocumentState, Draft, SaveTrouble, Subject } from './state';

const { move, stay } = machine<DocumentState>();

const all = ['closed', 'loading', 'failed', 'editing', 'saving', 'settling', 'conflict'] as const;

const open = (subject: Subject, original: LongText, markdown = original.markdown) => ({
  subject,
  original,
  markdown,
  revision: 0,
});

/** What a document becomes by each message. */
export const steps = {
  opened: move(all, ['loading'], (_state, { payload: subject }: PayloadAction<Subject>) => ({
    status: 'loading',
    subject,
  })),
  closed: move(all, ['closed'], () => ({ status: 'closed' })),
  loadRequested: move(['failed'], ['loading'], ({ subject }) => ({ status: 'loading', subject })),
  loadFailed: move(['loading'], ['failed'], ({ subject }, { payload: refusal }: PayloadAction<Refusal>) => ({
    status: 'failed',
    subject,
    refusal,
  })),
  loaded: move(
    ['loading'],
    ['editing', 'conflict'],
    ({ subject }, { payload: { text, draft } }: PayloadAction<{ text: LongText; draft: Draft | null }>) => {
      const isUnsaved = draft !== null && draft.markdown !== text.markdown;
      const held = open(subject, text, isUnsaved ? draft.markdown : text.markdown);
      if (isUnsaved && draft.version !== text.version) return { ...held, status: 'conflict', theirs: text };
      return { ...held, status: 'editing', isRestored: isUnsaved, trouble: null, attempt: null };
    },
  ),
  edited: stay(['editing', 'saving', 'settling'], (state, { payload: markdown }: PayloadAction<string>) => ({
    ...state,
    markdown,
  })),
  /** Goes back to the text that the server has. */
  reverted: stay(['editing'], (state) => ({
    ...state,
    markdown: state.original.markdown,
    revision: state.revision + 1,
    isRestored: false,
    trouble: null,
    attempt: null,
  })),
  restoredSeen: stay(['editing'], (state) => ({ ...state, isRestored: false })),
  /** A colleague's text takes the place of one that nothing was changed in. */
  refreshed: stay(['editing'], (state, { payload: text }: PayloadAction<LongText>) => {
    if (state.markdown !== state.original.markdown || text.version === state.original.version) return state;
    return { ...state, original: text, markdown: text.markdown, revision: state.revision + 1 };
  }),
  saveRequested: move(['editing'], ['editing', 'saving'], (state) => {
    const { subject, original, markdown, revision, attempt } = state;
    if (markdown === original.markdown) return state;
    return {
      status: 'saving',
      subject,
      original,
      markdown,
      revision,
      sent: markdown,
      attempt: again(attempt, markdown),
    };
  }),
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
    (state, { payload: original }: PayloadAction<LongText>) =>
      state.status === 'saving' && state.sent === original.markdown
        ? { ...held(state), original, status: 'settling', trouble: null, attempt: null }
        : { ...state, original },
  ),
  refused: move(['saving'], ['settling'], (state, { payload: trouble }: PayloadAction<SaveTrouble>) => ({
    ...held(state),
    status: 'settling',
    trouble,
    attempt: state.attempt,
  })),
  unlocked: move(
    ['settling'],
    ['editing'],
    ({ trouble, attempt, ...state }, _action: PayloadAction<null>) => ({
      ...held(state),
      status: 'editing',
      isRestored: false,
      trouble,
      attempt,
    }),
  ),
  conflictFound: move(['saving'], ['conflict'], (state, { payload: theirs }: PayloadAction<LongText>) => ({
    ...held(state),
    status: 'conflict',
    theirs,
  })),
  theirsTaken: move(['conflict'], ['editing'], ({ subject, theirs, revision }) => ({
    ...open(subject, theirs),
    revision: revision + 1,
    status: 'editing',
    isRestored: false,
    trouble: null,
    attempt: null,
  })),
  mineKept: move(['conflict'], ['saving'], ({ theirs, ...state }) => ({
    ...held(state),
    original: theirs,
    status: 'saving',
    sent: state.markdown,
    attempt: null,
  })),
};

type HeldState = Extract<DocumentState, { readonly original: LongText }>;

const held = ({
  subject,
  original,
  markdown,
  revision,
}: Pick<HeldState, 'subject' | 'original' | 'markdown' | 'revision'>) => ({
  subject,
  original,
  markdown,
  revision,
});

const again = (attempt: Attempt | null, markdown: string) =>
  attempt?.markdown === markdown ? attempt : null;
