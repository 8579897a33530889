import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { type RecordCopy, same } from '../../../kernel/draft/values';
import { onEvery, reacting } from '../../../kernel/reactions';
import type { FormDefinition } from './form';
import { forms } from './forms';
import { formOf } from './selectors';
import { facts, selectDraft, selectDrafts } from './slice';
import type { Draft, DraftKey } from './state';

/** Brings what the entities have of a record into its draft. While a save runs, its answer tells what the server has. */
export function* readRecord({ form, recordId }: DraftKey): SagaGenerator<void> {
  const key = { form, recordId };
  const draft = yield* select(selectDraft, key);
  const copy = yield* select((state: object) => formOf(key).read(state, recordId));
  if (!copy || draft?.status === 'saving' || (draft && isKnown(draft, copy))) return;
  yield* put(facts.recordRead({ ...key, ...copy }));
}

/** Reads the records that are open or have unsaved text after each fact after which those of their form may differ. */
export const followRecords = reacting(
  ...Object.values<FormDefinition>(forms).map((form) =>
    onEvery(
      form.reloadedBy.map(({ type }) => type),
      () => readRecords(form),
    ),
  ),
);

function* readRecords(form: FormDefinition): SagaGenerator<void> {
  for (const draft of yield* select(selectDrafts)) if (formOf(draft) === form) yield* readRecord(draft);
}

const isKnown = ({ version, original }: Draft, copy: RecordCopy) =>
  version === copy.version &&
  Object.entries(copy.values).every(([field, value]) => same(original[field], value));
