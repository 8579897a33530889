import type { SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../../contract/refusal';
import type { InputOf, ReplyOf } from '../../../contract/script';
import type { ScriptByName, ScriptName } from '../../../contract/scripts';
import { newRequestId } from '../commands';
import { perform } from '../perform';
import { request } from '../request';
import type { Failure } from './doubt';

/** The scripts that act once, however often they are called under one request id. */
type ChangeName = {
  [N in ScriptName]: 'requestId' extends keyof InputOf<ScriptByName[N]> ? N : never;
}[ScriptName];

/** What such a script is given, but its request id. */
export type ChangeInput<N extends ChangeName> = Omit<InputOf<ScriptByName[N]>, 'requestId'>;

export type Attempt<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly failure: Failure };

/** Makes a change at the server, under the request id of a try that is in doubt, or under one of its own. */
export function* attempt<N extends ChangeName>(
  script: N,
  input: ChangeInput<N>,
  before: string | null,
): SagaGenerator<Attempt<ReplyOf<ScriptByName[N]>>> {
  const requestId = before ?? (yield* perform(newRequestId()));
  const answer: Answer<ReplyOf<ScriptByName[N]>> = yield* request(script, {
    ...input,
    requestId,
  } as unknown as InputOf<ScriptByName[N]>);
  return answer.ok ? answer : { ok: false, failure: { refusal: answer.refusal, requestId } };
}
