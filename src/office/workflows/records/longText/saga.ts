import { cancel, fork, join, put, type SagaGenerator, select } from 'typed-redux-saga';
import { BIOGRAPHY_LOCK_DELAY, BIOGRAPHY_NOTICE_DELAY } from '../../../../contract/constants';
import { type Answer, isGone } from '../../../../contract/refusal';
import type { TextSaved } from '../../../../contract/scripts/longTexts';
import { longTexts, selectLongText, type Subject } from '../../../entities/longTexts';
import { newRequestId, sleep } from '../../../kernel/commands';
import { saveInTurn } from '../../../kernel/lock';
import { perform } from '../../../kernel/perform';
import { askAndWait } from '../../../kernel/query/askAndWait';
import { askOnly } from '../../../kernel/query/askOnly';
import { onEvery, onLatest, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { missingIn } from './missing';
import { selfSaving } from './selfSaving';
import { facts, intents, selectSaving } from './slice';
import type { Notice, SaveTrouble, SavingDocument } from './state';

export const longTextSaga = reacting(
  // A text is read anew each time it is opened; the one that was open before is not waited for.
  onEvery(intents.opened, ({ payload }) => askOnly(longTexts, payload)),
  onEvery(intents.closed, () => askOnly(longTexts)),
  // A text that was opened and saved meanwhile comes next.
  saveInTurn([intents.saveRequested, intents.mineKept, facts.due], selectSaving, save),
  selfSaving,
  onLatest(facts.noticeShown, endNotice),
);

/** The document is `saving` from the intent on, and locked for 2 s at least (spec section 4). */
function* save(document: SavingDocument): SagaGenerator<void> {
  const { subject, sent } = document;
  const missing = missingIn(subject, sent);
  if (missing) {
    yield* put(facts.withheld({ subject, value: missing }));
    yield* tell(subject, missing);
    return;
  }
  const lock = yield* fork(() => perform(sleep(BIOGRAPHY_LOCK_DELAY)));
  const answer = yield* send(document);
  if (!answer.ok && answer.refusal.kind === 'conflict') {
    yield* cancel(lock);
    yield* meetConflict(subject);
    return;
  }
  const trouble = troubleOf(subject, answer);
  if (trouble) yield* put(facts.refused({ subject, value: trouble }));
  else {
    const version =
      (answer.ok && answer.reply.outcome === 'saved' && answer.reply.version) ||
      (document.draft.version ?? 0) + 1;
    const text = { markdown: document.sent, version };
    yield* put(facts.saved({ subject, value: text }));
    const { status } = yield* select(selectLongText, subject);
    if (status !== 'idle') yield* put(longTexts.facts.loaded({ params: subject, reply: text }));
  }
  yield* tell(subject, trouble ?? { kind: 'saved' });
  yield* join(lock);
  yield* put(facts.unlocked({ subject, value: null }));
}

function* send({
  subject,
  sent: markdown,
  draft,
  attempt,
}: SavingDocument): SagaGenerator<Answer<TextSaved>> {
  const requestId = attempt ? attempt.requestId : yield* perform(newRequestId());
  if (!attempt) yield* put(facts.identified({ subject, value: requestId }));
  const input = { markdown, version: draft.version ?? 0, requestId };
  return subject.kind === 'biography'
    ? yield* request('biography.save', { talentId: subject.talentId, ...input })
    : yield* request('about.save', input);
}

function troubleOf(subject: Subject, answer: Answer<TextSaved>): SaveTrouble | undefined {
  if (answer.ok)
    return answer.reply.outcome === 'failed' ? { kind: 'failed', message: answer.reply.message } : undefined;
  return subject.kind === 'biography' && isGone(answer.refusal)
    ? { kind: 'missingId' }
    : { kind: 'refused', refusal: answer.refusal };
}

/** Somebody saved another text since: both are shown, and the person chooses. */
function* meetConflict(subject: Subject): SagaGenerator<void> {
  yield* askAndWait(longTexts, subject);
  const theirs = yield* select(selectLongText, subject);
  if (theirs.status === 'ready') {
    yield* put(facts.conflictFound({ subject, value: theirs.data }));
    return;
  }
  if (theirs.status !== 'failed') return;
  const trouble: SaveTrouble = { kind: 'refused', refusal: theirs.refusal };
  yield* put(facts.withheld({ subject, value: trouble }));
  yield* tell(subject, trouble);
}

function* tell({ kind: about }: Subject, outcome: Notice['outcome']): SagaGenerator<void> {
  yield* put(facts.noticeShown({ about, outcome }));
}

function* endNotice(): SagaGenerator<void> {
  yield* perform(sleep(BIOGRAPHY_NOTICE_DELAY));
  yield* put(facts.noticeEnded());
}
