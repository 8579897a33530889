import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { factorChanged, ownFactor } from '../../../entities/ownFactor';
import { passkeys } from '../../../entities/passkeys';
import { personChanged, selectSession, sessionRead } from '../../../entities/session';
import { copyText, go, printPage, saveText } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onEvery, onLatest, onLeading, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { tellsOf } from '../../../kernel/rowNews';
import { serverEventReceived } from '../../../kernel/signals';
import { askWhileAt } from '../../office/askWhileAt';
import { selectLanguage } from '../../office/preferences';
import { mayHaveChanged } from './mayHaveChanged';
import { addPasskey, removePasskey } from './passkey';
import { facts, intents, selectSecondFactor } from './slice';

/** The codes as a file of their own. */
const FILE = 'greenroom-recovery-codes.txt';

/** The second factor of the own account: set up, renewed, ended; for each of them the password is asked once more. */
export const secondFactorSaga = reacting(
  askWhileAt('/app/page/profile', ownFactor),
  askWhileAt('/app/table/staff', ownFactor),
  askWhileAt('/app/page/profile', passkeys),
  onLeading(intents.passwordSent, begin),
  onLeading(intents.codeSent, confirm),
  onLeading([intents.copyRequested, intents.saveRequested, intents.printRequested], keep),
  onLeading(intents.kept, goOn),
  onLatest(facts.refused, lookAgain),
  onEvery(serverEventReceived, followRule),
);

function* begin({ payload }: ReturnType<typeof intents.passwordSent>): SagaGenerator<void> {
  const state = yield* select(selectSecondFactor);
  if (state.status !== 'asking') return;
  const { currentPassword } = payload;
  if (state.task === 'addPasskey') yield* addPasskey(payload);
  else if (state.passkey) yield* removePasskey(payload, state.passkey);
  else if (state.task === 'start') {
    const answer = yield* request('account.prepareFactor', { currentPassword });
    yield* put(answer.ok ? facts.prepared(answer.reply) : facts.refused(answer.refusal));
  } else if (state.task === 'renew') {
    const answer = yield* request('account.renewRecovery', { currentPassword });
    yield* put(
      answer.ok ? facts.codesMade({ ...answer.reply, wasNeeded: false }) : facts.refused(answer.refusal),
    );
    if (mayHaveChanged(answer)) yield* put(factorChanged());
  } else {
    const language = yield* select(selectLanguage);
    const answer = yield* request('account.endFactor', { currentPassword, language });
    yield* put(answer.ok ? facts.ended() : facts.refused(answer.refusal));
    if (mayHaveChanged(answer)) yield* put(factorChanged());
  }
}

/** Whether it was needed is asked before: the session may be read anew at once. */
function* confirm({
  payload: { secondFactorCode },
}: ReturnType<typeof intents.codeSent>): SagaGenerator<void> {
  const wasNeeded = yield* select(selectIsNeeded);
  const language = yield* select(selectLanguage);
  const answer = yield* request('account.startFactor', { secondFactorCode, language });
  yield* put(answer.ok ? facts.codesMade({ ...answer.reply, wasNeeded }) : facts.refused(answer.refusal));
  if (mayHaveChanged(answer)) yield* put(factorChanged());
}

const selectIsNeeded = (root: Parameters<typeof selectSession>[0]) =>
  selectSession(root)?.staff.needsFactor === true;

/** Recovery codes are on show, or may come with the answer that is waited for: they are shown once. */
const selectMayHaveCodes = (root: Parameters<typeof selectSecondFactor>[0]) =>
  ['confirming', 'keeping'].includes(selectSecondFactor(root).status);

/** The answer to a code that was taken may have been lost: then nothing is needed any more. */
function* lookAgain(): SagaGenerator<void> {
  const { status } = yield* select(selectSecondFactor);
  if (status === 'pairing' && (yield* select(selectIsNeeded))) yield* goOnIfMet();
}

/** Whoever has codes on show keeps them first. */
function* goOnIfMet(): SagaGenerator<void> {
  if (yield* select(selectMayHaveCodes)) return;
  const now = yield* request('session.current', {});
  const isMet = now.ok && now.reply.outcome === 'accepted' && !now.reply.session.staff.needsFactor;
  if (isMet && !(yield* select(selectMayHaveCodes))) yield* put(personChanged(now.reply.session));
}

/** What the agency requires may be taken back while somebody waits for it: that person goes on at once, unless codes are on show. */
function* followRule({ payload: event }: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  if (tellsOf(event, 'agency') && (yield* select(selectIsNeeded))) yield* goOnIfMet();
}

/** Copied, saved as a file or printed. */
function* keep({ type }: { readonly type: string }): SagaGenerator<void> {
  const state = yield* select(selectSecondFactor);
  if (state.status !== 'keeping') return;
  const { recoveryCodes } = state;
  if (type === intents.copyRequested.type)
    yield* put(facts.told((yield* perform(copyText(recoveryCodes))) ? 'copied' : 'notCopied'));
  else if (type === intents.printRequested.type) yield* perform(printPage());
  else {
    yield* perform(saveText(FILE, recoveryCodes));
    yield* put(facts.told('saved'));
  }
}

/** Whoever could do nothing else before works on as at a sign-in. */
function* goOn(): SagaGenerator<void> {
  const session = yield* select(selectSession);
  if ((yield* select(selectSecondFactor)).status !== 'entering' || !session) return;
  const { needsFactor: _met, ...staff } = session.staff;
  const whole = { ...session, staff };
  yield* put(sessionRead(whole));
  yield* perform(go('/app/dashboard'));
  yield* put(personChanged(whole));
}
