import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { AGAIN_PAUSE, COMMITTED_PAUSE, TYPING_PAUSE } from '../../../../contract/constants';
import { sendableFields } from './draft';
import { INTERRUPTED_PAUSE, isTriedAgain, retryPause } from './pauses';
import { formOf } from './selectors';
import { facts, intents, selectDraft, selectDrafts, selectIsAutoSaveOn } from './slice';
import type { Draft, DraftKey } from './state';
import type { Limited } from './steps';

const { changed, committed, saveRequested, conflictSettled, offerAccepted, reverted } = intents;

/** What sets a record's clock anew. */
export const planning = [
  changed,
  committed,
  saveRequested,
  conflictSettled,
  offerAccepted,
  reverted,
  facts.planned,
] as const;
export type Planning = ReturnType<(typeof planning)[number]>;

interface Plan extends Limited {
  readonly pause: number;
}

/**
 * When a save is due, 750 ms after typing, 1 ms after Tab or Enter (spec section 9), and of what; null when none is to be
 * made. With auto-save off only the fields that are always saved are.
 */
export function* planAfter(action: Planning): SagaGenerator<Plan | null> {
  if (facts.planned.match(action)) return action.payload;
  if (saveRequested.match(action)) return { pause: COMMITTED_PAUSE };
  if (reverted.match(action)) return null;
  const pause = changed.match(action) ? TYPING_PAUSE : COMMITTED_PAUSE;
  if (yield* select(selectIsAutoSaveOn)) return { pause };
  const draft = yield* select(selectDraft, action.payload);
  const only = formOf(action.payload).alwaysSaved ?? [];
  return draft && sendableFields(draft, only).length > 0 ? { pause, only } : null;
}

const plan = ({ form, recordId }: DraftKey, pause: number, only?: readonly string[]) =>
  put(facts.planned({ form, recordId, pause, ...(only && { only }) }));

/**
 * After a save: one that failed is tried again if that can help; what is left to send goes at once when its own pause
 * has ended already, or when fields were taken out of the save. Otherwise its clock runs still.
 */
export function* planNext(key: DraftKey, before: Draft | undefined, wasCut: boolean): SagaGenerator<void> {
  const draft = yield* select(selectDraft, key);
  const { again = false, only, againOnly } = before?.status === 'saving' ? before : {};
  const next = again ? againOnly : only;
  if (draft?.status === 'failed' && isTriedAgain(draft.refusal))
    yield* plan(key, retryPause(draft.refusal, draft.attempt), draft.only);
  else if (draft && (again || (wasCut && draft.status === 'waiting')) && hasMore(draft, next))
    yield* plan(key, AGAIN_PAUSE, next);
}

const hasMore = (draft: Draft, only?: readonly string[]) =>
  (draft.status === 'waiting' || draft.status === 'failed') && sendableFields(draft, only).length > 0;

/** What failed on the way is sent once the way is open again. */
export function* planTriesAgain(): SagaGenerator<void> {
  for (const draft of yield* select(selectDrafts))
    if (draft.status === 'failed' && isTriedAgain(draft.refusal))
      yield* plan(draft, COMMITTED_PAUSE, draft.only);
}

/** Auto-save was switched: on, all that waits is sent. */
export function* planAll(): SagaGenerator<void> {
  if (!(yield* select(selectIsAutoSaveOn))) return;
  for (const draft of yield* select(selectDrafts)) if (hasMore(draft)) yield* plan(draft, COMMITTED_PAUSE);
}

/** At the start of the workflow: no save runs any more, whatever the drafts say. */
export function* goOn(): SagaGenerator<void> {
  const isOn = yield* select(selectIsAutoSaveOn);
  for (const { form, recordId, status } of yield* select(selectDrafts)) {
    if (status === 'saving') yield* put(facts.interrupted({ form, recordId }));
    const draft = yield* select(selectDraft, { form, recordId });
    if (draft && isOn && hasMore(draft)) yield* plan(draft, INTERRUPTED_PAUSE);
  }
}
