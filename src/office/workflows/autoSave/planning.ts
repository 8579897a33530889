import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { AGAIN_PAUSE, COMMITTED_PAUSE, TYPING_PAUSE } from '../../../contract/constants';
import { sendableFields } from './draft';
import { INTERRUPTED_PAUSE, isTriedAgain, retryPause } from './pauses';

import { facts, intents, selectDraft, selectDrafts, selectIsAutoSaveOn } from './slice';
import type { Draft, DraftKey } from './state';

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

/** Until the save is due: 750 ms after typing, 1 ms after Tab or Enter (spec section 9); null when none is to be made. */
export function* pauseAfter(action: Planning): SagaGenerator<number | null> {
  if (facts.planned.match(action)) return action.payload.pause;
  if (saveRequested.match(action)) return COMMITTED_PAUSE;
  if (reverted.match(action) || !(yield* select(selectIsAutoSaveOn))) return null;
  return changed.match(action) ? TYPING_PAUSE : COMMITTED_PAUSE;
}

const plan = ({ form, recordId }: DraftKey, pause: number) => put(facts.planned({ form, recordId, pause }));

/**
 * After a save: one that failed is tried again if that can help; what is left to send goes at once when its own pause
 * has ended already, or when fields were taken out of the save. Otherwise its clock runs still.
 */
export function* planNext(key: DraftKey, wasDueAgain: boolean, wasCut: boolean): SagaGenerator<void> {
  const draft = yield* select(selectDraft, key);
  if (draft?.status === 'failed' && isTriedAgain(draft.refusal))
    yield* plan(key, retryPause(draft.refusal, draft.attempt));
  else if (draft && (wasDueAgain || (wasCut && draft.status === 'waiting')) && hasMore(draft))
    yield* plan(key, AGAIN_PAUSE);
}

const hasMore = (draft: Draft) =>
  (draft.status === 'waiting' || draft.status === 'failed') && sendableFields(draft).length > 0;

/** What failed on the way is sent once the way is open again. */
export function* planTriesAgain(): SagaGenerator<void> {
  for (const draft of yield* select(selectDrafts))
    if (draft.status === 'failed' && isTriedAgain(draft.refusal)) yield* plan(draft, COMMITTED_PAUSE);
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
