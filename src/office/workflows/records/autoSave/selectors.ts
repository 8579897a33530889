import { createSelector } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import { unsavedFields } from '../../../kernel/draft/draft';
import type { FormDefinition } from './form';
import { type FormName, forms } from './forms';
import { selectDrafts } from './slice';
import type { Draft, DraftKey } from './state';

export const formOf = ({ form }: DraftKey): FormDefinition => forms[form];

/** The drafts with text that the server does not have, or may not have. */
export const selectUnsavedDrafts = createSelector([selectDrafts], (drafts) =>
  drafts.filter((draft) => unsavedFields(draft).length > 0),
);

/** True when leaving now would leave text unsaved. What was offered after a reload is kept for the next offer. */
export const selectHasUnsaved = (state: Parameters<typeof selectDrafts>[0]) =>
  selectUnsavedDrafts(state).some(({ status }) => status !== 'offered');

/** Why the last save failed, as long as none has succeeded since. */
export function refusalOf(draft: Draft): Refusal | null {
  if (draft.status === 'failed') return draft.refusal;
  return draft.status === 'saving' ? draft.trouble : null;
}

/** True when what is unsaved is not about to be saved by itself. */
export function isStuck(draft: Draft, isOn: boolean): boolean {
  if (draft.status === 'offered') return false;
  return (
    refusalOf(draft) !== null || Object.keys(draft.holds).length > 0 || (draft.status === 'waiting' && !isOn)
  );
}

/** What stands beside a field. */
export type FieldMark = 'none' | 'waiting' | 'saving' | 'saved' | 'failed' | 'problem' | 'conflict';

export function fieldMark(draft: Draft, field: string): FieldMark {
  const hold = draft.holds[field];
  if (hold) return hold.kind;
  if (draft.status === 'saving' && draft.sending.values[field] !== undefined)
    return draft.trouble ? 'failed' : 'saving';
  if (draft.marks[field] !== undefined) return 'saved';
  if (!unsavedFields(draft).includes(field)) return 'none';
  return draft.status === 'failed' ? 'failed' : 'waiting';
}

/** The most characters of a form's text field, where it has such a limit. */
export const maxOf = (form: FormName, field: string): number | undefined =>
  (forms[form] as FormDefinition).fields[field]?.max;
