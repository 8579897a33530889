import { omit, pick } from './fields';
import { forms } from './forms';
import type { FieldValue, RecordCopy, Values } from './form';
import { problemsOf } from './problems';
import type { Draft, DraftCommon, DraftKey, Hold, Sending } from './state';

/** True when two field values are the same; a field that is not there differs from any value. */
export function same(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

export const isSecret = ({ form }: DraftKey, field: string) => forms[form].secret.includes(field);

/** A record without anything unsaved. */
export const restingDraft = ({ form, recordId }: DraftKey, { values, version }: RecordCopy): Draft => ({
  status: 'resting',
  form,
  recordId,
  version,
  original: values,
  values,
  secretEdits: {},
  unsure: [],
  holds: {},
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

/** The fields whose text the server does not have, or may not have. */
export function unsavedFields(draft: DraftCommon): readonly string[] {
  const { values, original, secretEdits, unsure } = draft;
  return Object.keys(values).filter((field) => {
    if (isSecret(draft, field)) return secretEdits[field] !== undefined;
    if (!same(values[field], original[field])) return true;
    return unsure.some((sent) => sent[field] !== undefined && !same(sent[field], values[field]));
  });
}

/** The unsaved fields that are not held back. */
export const sendableFields = (draft: DraftCommon): readonly string[] =>
  unsavedFields(draft).filter((field) => draft.holds[field] === undefined);

/** Waiting, or resting when nothing differs. */
export const settled = (common: DraftCommon): Draft => ({
  ...common,
  status: unsavedFields(common).length > 0 ? 'waiting' : 'resting',
});

/** Notes the problems of the unsaved values, and picks what can be sent. */
export function prepare(common: DraftCommon): { readonly common: DraftCommon; readonly sending: Sending } {
  const problems = problemsOf(forms[common.form].fields, pick(common.values, sendableFields(common)));
  const found = Object.entries(problems).map(([field, problem]) => [field, { kind: 'problem', problem }]);
  const held = { ...common, holds: { ...common.holds, ...(Object.fromEntries(found) as Holds) } };
  const fields = sendableFields(held);
  return {
    common: held,
    sending: { values: pick(held.values, fields), secretEdits: pick(held.secretEdits, fields) },
  };
}

/** What was sent is on the server: originals and fields take it; what was typed since stays. */
export function afterSave(
  common: DraftCommon,
  sending: Sending,
  version: number | null,
  written: Values = {},
): DraftCommon {
  const isTypedSince = (field: string) =>
    isSecret(common, field)
      ? common.secretEdits[field] !== sending.secretEdits[field]
      : !same(common.values[field], sending.values[field]);
  const sent = Object.keys(sending.values);
  const doneSecrets = sent.filter((field) => isSecret(common, field) && !isTypedSince(field));
  const open = sent.filter((field) => !isSecret(common, field));
  const rewritten = Object.keys(written).filter((field) => !isSecret(common, field));
  const changed = rewritten.filter((field) => sent.includes(field) && !isTypedSince(field));
  const saves = common.saves + 1;
  return {
    ...common,
    version,
    original: { ...common.original, ...pick(sending.values, open), ...pick(written, rewritten) },
    values: omit({ ...common.values, ...pick(written, changed) }, doneSecrets),
    secretEdits: omit(common.secretEdits, doneSecrets),
    unsure: [],
    saves,
    marks: { ...common.marks, ...Object.fromEntries(sent.map((field) => [field, saves])) },
  };
}

/**
 * Brings what the server has now together with what is unsaved, field by field. A field that only they changed takes
 * theirs; one that both changed differently is held back as a conflict.
 */
export function merge(common: DraftCommon, { values: server, version }: RecordCopy): DraftCommon {
  const values: Record<string, FieldValue> = { ...common.values };
  const conflicts: Record<string, Hold> = {};
  const agreed: string[] = [];
  for (const [field, theirs] of Object.entries(server)) {
    const mine = common.values[field];
    const base = common.original[field];
    const wasSent = common.unsure.some((each) => each[field] !== undefined);
    const isOwn = common.unsure.some((each) => same(each[field], theirs));
    if (mine === undefined || same(mine, theirs)) {
      values[field] = theirs;
      agreed.push(field);
    } else if (isOwn || same(theirs, base)) continue;
    else if (same(mine, base) && !wasSent) values[field] = theirs;
    else conflicts[field] = { kind: 'conflict', theirs };
  }
  const holds = { ...omit(common.holds, agreed), ...conflicts };
  return { ...common, version, original: { ...common.original, ...server }, values, holds, unsure: [] };
}

/** Throws away what is unsaved: the fields show what the server has. */
export const reverted = (common: DraftCommon): Draft => ({
  ...common,
  status: 'resting',
  values: common.original,
  secretEdits: {},
  unsure: [],
  holds: {},
});

type Holds = Readonly<Record<string, Hold>>;
