import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { LOGIN_ATTEMPTS, LOGIN_RETRY_DELAY } from '../../../../contract/constants';
import type { Answer, Refusal } from '../../../../contract/refusal';
import type { LoginAnswer, LoginError } from '../../../../contract/scripts/session';
import type { Session } from '../../../../contract/entities/session';
import { personChanged, selectSession, signedIn } from '../../../entities/session';
import { startFlagCleared } from '../../../entities/startFlag';
import { askPasskey, call, readResolution, sleep } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onLeading, reacting } from '../../../kernel/reactions';
import { sessionRestored } from '../../../kernel/sessionFacts';
import { completeProgram } from '../../office/program';
import { facts, intents } from './slice';
import type { Credentials, RefusalMessage } from './state';

/** A sign-in is ignored while one is running (spec section 5). */
export const signInSaga = reacting(onLeading([intents.submitted, facts.begun], signIn));

function* signIn({
  payload: { passkeyOptions, ...typed },
}: ReturnType<typeof intents.submitted>): SagaGenerator<void> {
  const given = passkeyOptions ? yield* perform(askPasskey('use', passkeyOptions)) : {};
  if ('why' in given) {
    yield* put(facts.codeAsked({ why: 'wrongPasskey', passkeyOptions }));
    return;
  }
  const answer = yield* askInAttempts({ ...typed, ...given });
  if (!answer.ok) yield* put(facts.failed({ kind: 'refusal', refusal: answer.refusal }));
  else yield* tellOutcome(answer.reply);
}

function* tellOutcome(reply: LoginAnswer): SagaGenerator<void> {
  if (reply.outcome === 'accepted') yield* open(reply.session);
  else if (reply.outcome === 'refused') yield* tellRefusal(reply.errors);
  else {
    yield* put(facts.unexplained());
    yield* put(startFlagCleared());
  }
}

/** The workflows behind sign-in are loaded when they are first needed: a line that breaks just then is told as such. */
function* open(session: Session): SagaGenerator<void> {
  if (yield* completeProgram()) {
    yield* put(facts.accepted());
    yield* admit(session);
  } else yield* put(facts.failed({ kind: 'refusal', refusal: { kind: 'offline' } }));
}

/** Where a session had ended, the same person goes on with what was pending; for another everything begins anew. */
export function* admit(session: Session): SagaGenerator<void> {
  const held = yield* select(selectSession);
  if (held === null) yield* put(signedIn(session));
  else if (held.agency.userId === session.agency.userId) yield* put(sessionRestored());
  else yield* put(personChanged(session));
}

/** Errors of type Authorization are shown; others are only logged, and the form says that it failed (spec section 8). */
function* tellRefusal(errors: readonly LoginError[]): SagaGenerator<void> {
  const shown = errors.filter(({ type }) => type === 'Authorization').map(messageOf);
  const [{ code, passkeyOptions } = {}] = errors;
  if (code === 'codeNeeded' || code === 'wrongCode' || code === 'wrongPasskey')
    yield* put(facts.codeAsked({ why: code, passkeyOptions }));
  else if (shown.length > 0) yield* put(facts.refused(shown));
  else yield* put(facts.failed({ kind: 'errors', errors }));
}

const messageOf = ({ message, code, minutes = 0 }: LoginError): RefusalMessage =>
  code === undefined ? message : { code, minutes };

/** A network error or a time limit is tried again, up to 3 attempts with a pause of 1 s (spec section 8). */
function* askInAttempts(
  credentials: Credentials & { readonly passkeyAnswer?: string },
): SagaGenerator<Answer<LoginAnswer>> {
  const { screen, window } = yield* perform(readResolution());
  // REMEMBER_ME is always false (spec section 7).
  const input = { ...credentials, remember: false, screenResolution: screen, windowResolution: window };
  for (let attempt = 1; ; attempt += 1) {
    yield* put(facts.attemptStarted(attempt));
    const answer = yield* perform(call('session.signIn', input));
    if (answer.ok || !isUnanswered(answer.refusal) || attempt === LOGIN_ATTEMPTS) return answer;
    yield* perform(sleep(LOGIN_RETRY_DELAY));
  }
}

/** The spec's status -1: the server was not reached, or did not answer in time. */
const isUnanswered = ({ kind }: Refusal) => kind === 'offline' || kind === 'timeout';
