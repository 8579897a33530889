import type { PayloadAction } from '@reduxjs/toolkit';
import { afterSave, merge, revert, settle, type } from '../draft/changes';
import { begin, doubt, type Draft, isUnsaved } from '../draft/draft';
import { type RecordCopy, same, type Values } from '../draft/values';
import { machine } from '../machine';
import { idInDoubt } from '../mutation';
import type { OfRecord, OpenRecord, RecordPage, Tried } from './state';

const { move, stay } = machine<RecordPage>();
const every = ['closed', 'awaited', 'missing', 'editing', 'saving', 'saved'] as const;

/** What was saved of a record, the version that it has since, and that its page stays open. */
export interface Saved {
  readonly values: Values;
  readonly version: number | null;
  readonly stays?: true;
}

type Of<T = unknown> = PayloadAction<OfRecord & T>;

/** A record as it stands at the server, or the blanks of one that is new. */
export type TheirRecord = OfRecord & Pick<OpenRecord, 'isNew'> & { readonly copy: RecordCopy };

const sendingOf = (values: Values) => ({ values, secretEdits: {} });

/** What is wrong with the values of a form, by field. */
export type ProblemsOf = (values: Values) => Readonly<Record<string, string | undefined>>;

/** Forms may be saved only when they are valid and changed (spec section 5), and no conflict waits for a choice. */
export const canSave = ({ draft }: Pick<OpenRecord, 'draft'>, problemsOf: ProblemsOf): boolean =>
  isUnsaved(draft) &&
  Object.keys(draft.holds).length === 0 &&
  Object.keys(problemsOf(draft.values)).length === 0;

/** Those values are on the server; what was typed since stays. */
export const withSaved = (draft: Draft, values: Values, version: number | null) =>
  afterSave(draft, sendingOf(values), version);

/** The draft beside what another saved; editors begin anew where a value is another one now. */
function beside(
  { draft: before, revision }: Pick<OpenRecord, 'draft' | 'revision'>,
  copy: RecordCopy,
): Pick<OpenRecord, 'draft' | 'revision'> {
  const draft = merge(before, copy);
  return { draft, revision: isShown(before, draft) ? revision : revision + 1 };
}

/** True where all fields show what they showed. */
const isShown = (before: Draft, after: Draft) =>
  Object.keys(after.values).every((name) => same(before.values[name], after.values[name]));

type Editing = Extract<RecordPage, { readonly status: 'editing' }>;

/** It is not said any more that the page was saved. */
const touched = ({ isSaved: _said, ...page }: Editing): Editing => page;

/** What the page of a record becomes by each message. */
export const recordSteps = (problemsOf: ProblemsOf) => ({
  opened: move(every, ['awaited'], (_state, { payload: id }: PayloadAction<string | null>) => ({
    status: 'awaited',
    id,
  })),
  closed: move(every, ['closed'], () => ({ status: 'closed' })),
  typed: stay(['editing'], (state, { payload: { values } }: Of<{ values: Values }>) => ({
    ...touched(state),
    draft: type(state.draft, values),
  })),
  /** A person chose between what they typed and what another saved. */
  settled: stay(
    ['editing'],
    (state, { payload: { field, keep } }: Of<{ field: string; keep: 'mine' | 'theirs' }>) => ({
      ...state,
      draft: settle(state.draft, field, keep),
      revision: state.revision + 1,
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
    if (!canSave(state, problemsOf)) return state;
    const { id, isNew, draft, revision, tried } = state;
    const requestId = tried && idInDoubt(tried, draft.values);
    return { status: 'saving', id, isNew, draft, revision, requestId };
  }),

  /** What the server has of it; `kept` is what was not saved before the page was left. */
  told: move(
    ['awaited', 'missing', 'editing'],
    ['editing'],
    (state, { payload }: PayloadAction<TheirRecord & { readonly kept?: Draft | undefined }>) => {
      const { id, isNew, copy, kept } = payload;
      if (state.status === 'editing') return { ...state, ...beside(state, copy) };
      // Of one that is new nobody else has another.
      const draft = !kept ? begin(copy) : isNew ? kept : merge(kept, copy);
      const isRestored = isUnsaved(draft);
      return { status: 'editing', id, isNew, draft, revision: 0, isRestored, tried: null };
    },
  ),
  missed: move(['awaited'], ['missing'], (_state, { payload: { id } }: Of) => ({
    status: 'missing',
    id,
  })),
  /** What was typed and handed over meanwhile, as by whoever left the page and came back, is sent next. */
  saved: move(['saving'], ['saved', 'saving', 'editing'], (state, { payload }: Of<Saved>) => {
    const { values, version, stays } = payload;
    const { id, isNew, revision } = state;
    const draft = withSaved(state.draft, values, version);
    if (isUnsaved(draft)) return { status: 'saving', id, isNew: false, draft, revision, requestId: null };
    const held = { id, isNew, draft, revision };
    return stays
      ? { ...held, status: 'editing', isRestored: false, tried: null, isSaved: true }
      : { ...held, status: 'saved' };
  }),
  /** The form stays, and may be sent again (spec section 8: FAILED). */
  failed: move(['saving'], ['editing'], (state, { payload: { tried } }: Of<{ tried: Tried }>) => {
    const { id, isNew, revision } = state;
    const draft = tried.status === 'doubtful' ? doubt(state.draft, sendingOf(tried.input)) : state.draft;
    return { status: 'editing', id, isNew, draft, revision, isRestored: false, tried };
  }),
  /** It is another one at the server than was known: what both changed waits for a choice, all else is sent again. */
  met: move(['saving'], ['saving', 'editing'], (state, { payload: { copy } }: Of<{ copy: RecordCopy }>) => {
    const { id } = state;
    const held = { id, isNew: false, ...beside(state, copy) };
    return canSave(held, problemsOf)
      ? { ...held, status: 'saving', requestId: null }
      : { ...held, status: 'editing', isRestored: false, tried: null };
  }),
});
