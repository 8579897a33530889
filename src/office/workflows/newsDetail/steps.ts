import type { PayloadAction } from '@reduxjs/toolkit';
import type { NewsContent } from '../../../contract/entities/news';
import {
  afterSave,
  begin,
  doubt,
  type Draft,
  isUnsaved,
  merge,
  revert,
  settle,
  type,
} from '../../kernel/draft/draft';
import type { RecordCopy } from '../../kernel/draft/values';
import { machine } from '../../kernel/machine';
import { failed, type Failure, idInDoubt } from '../../kernel/mutation';
import type { NewsPage, OfNews, OpenNews } from './state';
import { problemsOf } from './validation';

const { move, stay } = machine<NewsPage>();
const every = ['closed', 'awaited', 'missing', 'editing', 'saving', 'saved'] as const;

type Of<T = unknown> = PayloadAction<OfNews & T>;

/** An item as it stands at the server, or the blanks of one that is new. */
export type NewsCopy = OfNews & Pick<OpenNews, 'isNew'> & { readonly copy: RecordCopy<NewsContent> };

const sendingOf = (draft: Draft<NewsContent>) => ({ values: draft.values, secretEdits: {} });

/** Forms may be saved only when they are valid and changed (spec section 5), and no conflict waits for a choice. */
export const canSave = ({ draft }: Pick<OpenNews, 'draft'>): boolean =>
  isUnsaved(draft) &&
  Object.keys(draft.holds).length === 0 &&
  Object.keys(problemsOf(draft.values)).length === 0;

/** That content is on the server; what was typed since stays. */
export const withSaved = (draft: Draft<NewsContent>, content: NewsContent, version: number | null) =>
  afterSave(draft, { values: content, secretEdits: {} }, version);

/** The draft beside what another saved; the editor begins anew where its text is another one now. */
function beside(
  { draft: before, revision }: Pick<OpenNews, 'draft' | 'revision'>,
  copy: RecordCopy<NewsContent>,
): Pick<OpenNews, 'draft' | 'revision'> {
  const draft = merge(before, copy);
  return { draft, revision: draft.values.text === before.values.text ? revision : revision + 1 };
}

/** What the page of a news item becomes by each message. */
export const steps = {
  opened: move(every, ['awaited'], (_state, { payload: newsId }: PayloadAction<string | null>) => ({
    status: 'awaited',
    newsId,
  })),
  closed: move(every, ['closed'], () => ({ status: 'closed' })),
  typed: stay(['editing'], (state, { payload: { values } }: Of<{ values: Partial<NewsContent> }>) => ({
    ...state,
    draft: type(state.draft, values),
  })),
  /** A person chose between what they typed and what another saved. */
  settled: stay(
    ['editing'],
    (state, { payload: { field, keep } }: Of<{ field: keyof NewsContent; keep: 'mine' | 'theirs' }>) => ({
      ...state,
      draft: settle(state.draft, field, keep),
      revision: field === 'text' ? state.revision + 1 : state.revision,
    }),
  ),
  reverted: stay(['editing'], (state, _action: Of) => ({
    ...state,
    draft: revert(state.draft),
    revision: state.revision + 1,
    isRestored: false,
    tried: null,
  })),
  submitted: move(['editing'], ['editing', 'saving'], (state, _action: Of) => {
    if (!canSave(state)) return state;
    const { newsId, isNew, draft, revision, tried } = state;
    const requestId = tried && idInDoubt(tried, draft.values);
    return { status: 'saving', newsId, isNew, draft, revision, requestId };
  }),

  /** What the server has of it; `kept` is what was not saved before the page was left. */
  told: move(
    ['awaited', 'missing', 'editing'],
    ['editing'],
    (state, { payload }: PayloadAction<NewsCopy & { readonly kept?: Draft<NewsContent> | undefined }>) => {
      const { newsId, isNew, copy, kept } = payload;
      if (state.status === 'editing') return { ...state, ...beside(state, copy) };
      const draft = kept ? merge(kept, copy) : begin(copy);
      const isRestored = isUnsaved(draft);
      return { status: 'editing', newsId, isNew, draft, revision: 0, isRestored, tried: null };
    },
  ),
  missed: move(['awaited'], ['missing'], (_state, { payload: { newsId } }: Of) => ({
    status: 'missing',
    newsId,
  })),
  saved: move(
    ['saving'],
    ['saved'],
    ({ newsId, isNew, draft, revision }, { payload: { version } }: Of<{ version: number | null }>) => ({
      status: 'saved',
      newsId,
      isNew,
      draft: withSaved(draft, draft.values, version),
      revision,
    }),
  ),
  /** The form stays, and may be sent again (spec section 8: FAILED). */
  failed: move(['saving'], ['editing'], (state, { payload }: Of<Failure>) => {
    const { newsId, isNew, revision, requestId } = state;
    const tried = { input: state.draft.values, ...failed(requestId, payload) };
    const draft = tried.status === 'doubtful' ? doubt(state.draft, sendingOf(state.draft)) : state.draft;
    return { status: 'editing', newsId, isNew, draft, revision, isRestored: false, tried };
  }),
  /** It is another one at the server than was known: what both changed waits for a choice, all else is sent again. */
  met: move(
    ['saving'],
    ['saving', 'editing'],
    (state, { payload: { copy } }: Of<{ copy: RecordCopy<NewsContent> }>) => {
      const { newsId } = state;
      const held = { newsId, isNew: false, ...beside(state, copy) };
      return canSave(held)
        ? { ...held, status: 'saving', requestId: null }
        : { ...held, status: 'editing', isRestored: false, tried: null };
    },
  ),
};
