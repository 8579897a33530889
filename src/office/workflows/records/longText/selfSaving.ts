import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { TYPING_PAUSE } from '../../../../contract/constants';
import { isTransient } from '../../../../contract/refusal';
import { isUnsaved } from '../../../kernel/draft/draft';
import { sleep } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onLatest } from '../../../kernel/reactions';
import { eventsReconnected, eventsResumed, wentOnline } from '../../../kernel/signals';
import { autoSaveIntents, selectIsAutoSaveOn } from '../autoSave';
import { missingIn } from './missing';
import { facts, intents, selectDocument } from './slice';
import type { DocumentState } from './state';

/** How long a save that failed on its way waits until it is made again, in milliseconds. */
const RETRY_PAUSE = 10_000;

/** With auto-save on a text saves itself as records do: 750 ms after the last change, at once when the person goes elsewhere. */
export const selfSaving = onLatest(
  [
    intents.edited,
    intents.committed,
    intents.restoredSeen,
    intents.revertDropped,
    facts.unlocked,
    autoSaveIntents.switched,
    wentOnline,
    eventsReconnected,
    eventsResumed,
  ],
  saveInTime,
);

function* saveInTime({ type }: { readonly type: string }): SagaGenerator<void> {
  if (!(yield* select(selectIsAutoSaveOn))) return;
  const document = yield* select(selectDocument);
  if (!savesItself(document)) return;
  const pause = type === facts.unlocked.type && document.trouble ? RETRY_PAUSE : TYPING_PAUSE;
  if (type !== intents.committed.type) yield* perform(sleep(pause));
  yield* put(facts.due());
}

type Editing = Extract<DocumentState, { readonly status: 'editing' }>;

/** A text from before waits for the person's choice, one that is perhaps given up too; one that cannot be saved for other words. */
const savesItself = (document: DocumentState): document is Editing =>
  document.status === 'editing' &&
  !document.isRestored &&
  !document.isRevertAsked &&
  isUnsaved(document.draft) &&
  missingIn(document.subject, document.draft.values.markdown) === undefined &&
  (document.trouble === null || mayPass(document.trouble));

const mayPass = (trouble: NonNullable<Editing['trouble']>) =>
  trouble.kind === 'refused' && isTransient(trouble.refusal);
