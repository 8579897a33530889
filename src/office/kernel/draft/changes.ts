import { type Draft, type Hold, isSecret, type Sending } from './draft';
import { type FieldValue, omit, pick, type RecordCopy, same, type Values } from './values';

/** The fields show what was typed; a problem told of a field is over with it, a conflict waits for a choice. */
export function type<D extends Draft>(draft: D, values: Partial<D['values']>): D {
  const typed = values as Values;
  const names = Object.keys(typed);
  const edits = names
    .filter((name) => isSecret(draft, name))
    .map((name): [string, number] => [name, (draft.secretEdits[name] ?? 0) + 1]);
  const isOver = (name: string) => draft.holds[name]?.kind === 'problem';
  return {
    ...draft,
    values: { ...draft.values, ...typed },
    secretEdits: { ...draft.secretEdits, ...Object.fromEntries(edits) },
    holds: omit(draft.holds, names.filter(isOver)),
  };
}

/** True when the field still shows what was sent. */
export const isAsSent = (draft: Draft, sending: Sending, field: string): boolean =>
  isSecret(draft, field)
    ? draft.secretEdits[field] === sending.secretEdits[field]
    : same(draft.values[field], sending.values[field]);

/**
 * What was sent is on the server: originals and fields take it; what was typed since stays. `written` are fields that
 * were saved in another form than they were sent.
 */
export function afterSave<D extends Draft>(
  draft: D,
  sending: Sending,
  version: number | null,
  written: Values = {},
): D {
  const sent = Object.keys(sending.values);
  const doneSecrets = sent.filter((field) => isSecret(draft, field) && isAsSent(draft, sending, field));
  const open = sent.filter((field) => !isSecret(draft, field));
  const rewritten = Object.keys(written).filter((field) => !isSecret(draft, field));
  const changed = rewritten.filter((field) => sent.includes(field) && isAsSent(draft, sending, field));
  return {
    ...draft,
    version,
    original: { ...draft.original, ...pick(sending.values, open), ...pick(written, rewritten) },
    values: omit({ ...draft.values, ...pick(written, changed) }, doneSecrets),
    secretEdits: omit(draft.secretEdits, doneSecrets),
    unsure: [],
  };
}

/**
 * Brings what the server has now together with what is unsaved, field by field. A field that only they changed takes
 * theirs; one that both changed differently is held back as a conflict.
 */
export function merge<D extends Draft>(draft: D, { values: server, version }: RecordCopy): D {
  const values: Record<string, FieldValue> = { ...draft.values };
  const conflicts: Record<string, Hold> = {};
  const agreed: string[] = [];
  for (const [field, theirs] of Object.entries(server)) {
    const mine = draft.values[field];
    const base = draft.original[field];
    const wasSent = draft.unsure.some((each) => each[field] !== undefined);
    const isOwn = draft.unsure.some((each) => same(each[field], theirs));
    if (mine === undefined || same(mine, theirs)) {
      values[field] = theirs;
      agreed.push(field);
    } else if (isOwn || same(theirs, base)) continue;
    else if (same(mine, base) && !wasSent) values[field] = theirs;
    else conflicts[field] = { kind: 'conflict', theirs };
  }
  const holds = { ...omit(draft.holds, agreed), ...conflicts };
  return { ...draft, version, original: { ...draft.original, ...server }, values, holds, unsure: [] };
}

/** The person chose between two values of a field. */
export function settle<D extends Draft>(draft: D, field: string, keep: 'mine' | 'theirs'): D {
  const hold = draft.holds[field];
  if (hold?.kind !== 'conflict') return draft;
  const values = keep === 'mine' ? draft.values : { ...draft.values, [field]: hold.theirs };
  return { ...draft, values, holds: omit(draft.holds, [field]) };
}

/** Throws away what is unsaved: the fields show what the server has. */
export const revert = <D extends Draft>(draft: D): D => ({
  ...draft,
  values: draft.original,
  secretEdits: {},
  unsure: [],
  holds: {},
});
