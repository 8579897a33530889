import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { same } from './draft';
import type { RecordCopy } from './form';
import { forms } from './forms';
import { formOf, selectDraft, selectDrafts } from './selectors';
import { facts } from './slice';
import type { Draft, DraftKey } from './state';

/** True for a fact after which records of some form may read differently. */
export const isRead = ({ type }: { readonly type: string }) =>
  Object.values(forms).some(({ reloadedBy }) => reloadedBy.some((creator) => creator.type === type));

/** Brings what the entities have of a record into its draft. While a save runs, its answer tells what the server has. */
export function* readRecord({ form, recordId }: DraftKey): SagaGenerator<void> {
  const key = { form, recordId };
  const draft = yield* select(selectDraft, key);
  const copy = yield* select((state: object) => formOf(key).read(state, recordId));
  if (!copy || draft?.status === 'saving' || (draft && isKnown(draft, copy))) return;
  yield* put(facts.recordRead({ ...key, ...copy }));
}

/** The records that are open or have unsaved text. */
export function* readRecords({ type }: { readonly type: string }): SagaGenerator<void> {
  for (const draft of yield* select(selectDrafts))
    if (formOf(draft).reloadedBy.some((creator) => creator.type === type)) yield* readRecord(draft);
}

const isKnown = ({ version, original }: Draft, copy: RecordCopy) =>
  version === copy.version &&
  Object.entries(copy.values).every(([field, value]) => same(original[field], value));
