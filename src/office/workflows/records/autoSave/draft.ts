import { begin, type Hold, isUnsaved, type Sending, unsavedFields } from '../../../kernel/draft/draft';
import { pick, type RecordCopy } from '../../../kernel/draft/values';
import { forms } from './forms';
import { problemsOf } from './problems';
import type { Draft, DraftCommon, DraftKey } from './state';

/** A record without anything unsaved. */
export const restingDraft = ({ form, recordId }: DraftKey, { values, version }: RecordCopy): Draft => ({
  status: 'resting',
  form,
  recordId,
  ...begin({ values, version }),
  marks: {},
  saves: 0,
});

/** The shared part of a draft, to move it into another status. */
export const commonOf = ({
  form,
  recordId,
  version,
  original,
  values,
  secretEdits,
  unsure,
  holds,
  marks,
  saves,
}: DraftCommon): DraftCommon => ({
  form,
  recordId,
  version,
  original,
  values,
  secretEdits,
  unsure,
  holds,
  marks,
  saves,
});

/** The unsaved fields that are not held back, all or only those of some. */
export const sendableFields = (draft: DraftCommon, only?: readonly string[]): readonly string[] =>
  unsavedFields(draft).filter((field) => draft.holds[field] === undefined && (only?.includes(field) ?? true));

/** Waiting, or resting when nothing differs. */
export const settled = (common: DraftCommon): Extract<Draft, { status: 'resting' | 'waiting' }> => ({
  ...common,
  status: isUnsaved(common) ? 'waiting' : 'resting',
});

/** Holds back the unsaved values that the server would not take, all or only those of some fields. */
export function withProblems<D extends DraftCommon>(draft: D, only?: readonly string[]): D {
  const sendable = sendableFields(draft, only);
  const problems = problemsOf(forms[draft.form].fields, pick(draft.values, sendable));
  const found = Object.entries(problems).map(([field, problem]): [string, Hold] => [
    field,
    { kind: 'problem', problem },
  ]);
  return { ...draft, holds: { ...draft.holds, ...Object.fromEntries(found) } };
}

/** Notes the problems of the unsaved values, and picks what can be sent. */
export function prepare(
  common: DraftCommon,
  only?: readonly string[],
): { readonly common: DraftCommon; readonly sending: Sending } {
  const held = withProblems(common, only);
  const fields = sendableFields(held, only);
  return {
    common: held,
    sending: { values: pick(held.values, fields), secretEdits: pick(held.secretEdits, fields) },
  };
}
