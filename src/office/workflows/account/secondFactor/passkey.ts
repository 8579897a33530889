import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { factorChanged } from '../../../entities/ownFactor';
import { selectSession } from '../../../entities/session';
import { askPasskey } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { request } from '../../../kernel/request';
import { selectLanguage } from '../../office/preferences';
import { mayHaveChanged } from './mayHaveChanged';
import { facts, type Proof } from './slice';
import type { NamedPasskey } from './state';

/** The server is asked what to ask the browser for, the browser makes a passkey, and the server is told of it. */
export function* addPasskey({ currentPassword, passkeyName = '' }: Proof): SagaGenerator<void> {
  const asked = yield* request('account.preparePasskey', { currentPassword });
  if (!asked.ok) {
    yield* put(facts.refused(asked.refusal));
    return;
  }
  yield* put(facts.deviceAsked());
  const made = yield* perform(askPasskey('make', asked.reply.passkeyOptions));
  if ('why' in made) {
    yield* put(facts.deviceRefused(made.why));
    return;
  }
  yield* put(facts.passkeyMade());
  const wasNeeded = (yield* select(selectSession))?.staff.needsFactor === true;
  const language = yield* select(selectLanguage);
  const answer = yield* request('account.addPasskey', { passkeyName: passkeyName.trim(), ...made, language });
  if (!answer.ok) yield* put(facts.refused(answer.refusal));
  else if (answer.reply.recoveryCodes === undefined) yield* put(facts.ended());
  else yield* put(facts.codesMade({ recoveryCodes: answer.reply.recoveryCodes, wasNeeded }));
  yield* put(factorChanged());
}

/** A passkey signs in no more. One that is no longer there is gone. */
export function* removePasskey({ currentPassword }: Proof, { passkeyId }: NamedPasskey): SagaGenerator<void> {
  const language = yield* select(selectLanguage);
  const answer = yield* request('account.removePasskey', { passkeyId, currentPassword, language });
  const isGone = answer.ok || answer.refusal.kind === 'notFound';
  yield* put(isGone ? facts.ended() : facts.refused(answer.refusal));
  if (mayHaveChanged(answer)) yield* put(factorChanged());
}
