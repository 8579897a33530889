import {
  call as callSaga,
  cancel,
  fork,
  getContext,
  put,
  type SagaGenerator,
  select,
  take,
} from 'typed-redux-saga';
import type { Answer, Refusal } from '../../contract/refusal';
import type { InputOf, ReplyOf } from '../../contract/script';
import type { ScriptByName, ScriptName } from '../../contract/scripts';
import { call } from './commands';
import { perform } from './perform';
import { sessionEnded, sessionLocked, sessionRestored, sessionTaken } from './sessionFacts';

/** Reads the signed-in person's id out of the state; the app puts it into the saga context as `caller`. */
export type CallerSelector = (state: unknown) => string | undefined;

/** Calls a script for the signed-in person. A session that ended meanwhile is waited for, then the call is made again. */
export function* request<N extends ScriptName>(
  script: N,
  input: InputOf<ScriptByName[N]>,
): SagaGenerator<Answer<ReplyOf<ScriptByName[N]>>> {
  const caller = yield* getContext<CallerSelector>('caller');
  for (;;) {
    const userId = yield* select(caller);
    const answer = yield* whileSignedIn(() => perform(call(script, input, userId)));
    if (answer) return answer;
  }
}

/**
 * The answer of a call, or nothing when its session had ended: once there is one again, the call is to be made again.
 * A session that was restored while the call was on its way is not said to have ended.
 */
export function* whileSignedIn<T>(ask: () => SagaGenerator<Answer<T>>): SagaGenerator<Answer<T> | undefined> {
  const restored = yield* fork(awaitSession);
  const answer = yield* callSaga(ask);
  const end = answer.ok ? undefined : endOf(answer.refusal);
  if (end && restored.isRunning()) {
    yield* put(end);
    yield* awaitSession();
  }
  yield* cancel(restored);
  return end ? undefined : answer;
}

/** The fact that a refusal tells of the session; nothing when it is of something else. */
export function endOf(refusal: Refusal) {
  if (refusal.kind === 'otherPerson') return sessionTaken(refusal.name);
  if (refusal.kind !== 'signedOut') return undefined;
  return refusal.isLocked ? sessionLocked() : sessionEnded();
}

function* awaitSession(): SagaGenerator<void> {
  yield* take(sessionRestored);
}
