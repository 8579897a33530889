import type { Action } from '@reduxjs/toolkit';
import {
  all,
  call,
  cancel,
  fork,
  join,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import type { LongText } from '../../../contract/entities/longText';
import type { Answer } from '../../../contract/refusal';
import type { TextSaved } from '../../../contract/scripts/longTexts';
import { newRequestId } from '../../kernel/commands';
import { saveInTurn } from '../../kernel/lock';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { eventsReconnected, serverEventReceived, toldOf } from '../events';
import { waitWhileLocked, waitWithNotice } from './commands';
import { selectDocument, selectDraft, selectSaving } from './selectors';
import { facts, intents } from './slice';
import { keyOf, type Notice, type SaveTrouble, type SavingDocument, type Subject } from './state';

export function* longTextSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([intents.opened, intents.closed, intents.loadRequested], load),
    // A text that was opened and saved meanwhile comes next.
    saveInTurn([intents.saveRequested, intents.mineKept], selectSaving, save),
    takeEvery(serverEventReceived, hear),
    takeEvery(eventsReconnected, refresh),
    takeLatest(facts.noticeShown, endNotice),
  ]);
}

const readText = (subject: Subject): SagaGenerator<Answer<LongText>> =>
  subject.kind === 'biography'
    ? request('biography.read', { talentId: subject.talentId })
    : request('about.read', {});

function* load(): SagaGenerator<void> {
  const document = yield* select(selectDocument);
  if (document.status !== 'loading') return;
  const { subject } = document;
  const { answer } = yield* race({ answer: call(readText, subject), saved: take(isSaveOf(subject)) });
  if (!answer) yield* load();
  else if (!answer.ok) yield* put(facts.loadFailed({ subject, value: answer.refusal }));
  else {
    const draft = yield* select(selectDraft, subject);
    yield* put(facts.loaded({ subject, value: { text: answer.reply, draft } }));
  }
}

/** True for news of a save of that text, here or elsewhere: what is on its way then may be older. */
const isSaveOf = (subject: Subject) => (action: Action) =>
  (facts.saved.match(action) && keyOf(action.payload.subject) === keyOf(subject)) ||
  (subject.kind === 'biography' ? toldOf('biography', subject.talentId) : toldOf('agencyText', 'about'))(
    action,
  );

/** A colleague saved this text: it is read anew unless something was changed here; then the save will tell. */
function* hear(news: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  const document = yield* select(selectDocument);
  if (document.status !== 'closed' && isSaveOf(document.subject)(news)) yield* refresh();
}

function* refresh(): SagaGenerator<void> {
  const document = yield* select(selectDocument);
  if (document.status !== 'editing' || document.markdown !== document.original.markdown) return;
  const { subject } = document;
  const { answer } = yield* race({ answer: call(readText, subject), saved: take(isSaveOf(subject)) });
  if (answer?.ok) yield* put(facts.refreshed({ subject, value: answer.reply }));
}

/** The document is `saving` from the intent on, and locked for 2 s at least (spec section 4). */
function* save(document: SavingDocument): SagaGenerator<void> {
  const { subject } = document;
  const missing = missingIn(document);
  if (missing) {
    yield* put(facts.withheld({ subject, value: missing }));
    yield* tell(subject, missing);
    return;
  }
  const lock = yield* fork(() => perform(waitWhileLocked()));
  const answer = yield* send(document);
  if (!answer.ok && answer.refusal.kind === 'conflict') {
    yield* cancel(lock);
    yield* meetConflict(subject);
    return;
  }
  const trouble = troubleOf(answer);
  if (trouble) yield* put(facts.refused({ subject, value: trouble }));
  else {
    const version =
      (answer.ok && answer.reply.outcome === 'saved' && answer.reply.version) ||
      document.original.version + 1;
    yield* put(facts.saved({ subject, value: { markdown: document.sent, version } }));
  }
  yield* tell(subject, trouble ?? { kind: 'saved' });
  yield* join(lock);
  yield* put(facts.unlocked({ subject, value: null }));
}

/** Spec section 5: a biography must not be empty, and the talent id must be there. */
function missingIn({ subject, sent }: SavingDocument): SaveTrouble | undefined {
  if (subject.kind !== 'biography') return undefined;
  if (sent.trim() === '') return { kind: 'empty' };
  return subject.talentId === '' ? { kind: 'missingId' } : undefined;
}

function* send({
  subject,
  sent: markdown,
  original,
  attempt,
}: SavingDocument): SagaGenerator<Answer<TextSaved>> {
  const requestId = attempt ? attempt.requestId : yield* perform(newRequestId());
  if (!attempt) yield* put(facts.identified({ subject, value: requestId }));
  const input = { markdown, version: original.version, requestId };
  return subject.kind === 'biography'
    ? yield* request('biography.save', { talentId: subject.talentId, ...input })
    : yield* request('about.save', input);
}

function troubleOf(answer: Answer<TextSaved>): SaveTrouble | undefined {
  if (answer.ok)
    return answer.reply.outcome === 'failed' ? { kind: 'failed', message: answer.reply.message } : undefined;
  return answer.refusal.kind === 'notFound'
    ? { kind: 'missingId' }
    : { kind: 'refused', refusal: answer.refusal };
}

/** Somebody saved another text since: both are shown, and the person chooses. */
function* meetConflict(subject: Subject): SagaGenerator<void> {
  const theirs = yield* readText(subject);
  if (theirs.ok) {
    yield* put(facts.conflictFound({ subject, value: theirs.reply }));
    return;
  }
  const trouble: SaveTrouble = { kind: 'refused', refusal: theirs.refusal };
  yield* put(facts.withheld({ subject, value: trouble }));
  yield* tell(subject, trouble);
}

function* tell({ kind: about }: Subject, outcome: Notice['outcome']): SagaGenerator<void> {
  yield* put(facts.noticeShown({ about, outcome }));
}

function* endNotice(): SagaGenerator<void> {
  yield* perform(waitWithNotice());
  yield* put(facts.noticeEnded());
}
