import type { Answer } from '../../../contract/refusal';
import { type AnyScript, PERSON } from '../../../contract/script';
import type { CallInput } from '../../kernel/world';
import type { Person } from '../person';
import { bodyOf } from './body';
import { knownAnswers } from './known';
import { read } from './read';
import { refusalOf } from './refusalOf';
import { send } from './send';

interface Addresses {
  readonly backend: string;
  readonly encodingManager: string;
}

/** Calls the backend's scripts, those that are loaded, under its base path, and what else the office asks over HTTP. */
export function createHttp(
  { backend, encodingManager }: Addresses,
  scripts: () => readonly AnyScript[],
  person: Person,
) {
  const known = knownAnswers();
  return {
    async call({ script: name, input, userId }: CallInput, signal: AbortSignal): Promise<Answer<unknown>> {
      const script = scripts().find((each) => each.name === name);
      if (!script) throw new Error(`The contract has no script "${name}".`);
      const { type, body } = bodyOf(script, input, userId);
      const call = `${name} ${body}`;
      const before = known.of(call, userId);
      const headers = { 'content-type': type, ...(before && { 'if-none-match': before.tag }) };
      const sent = await send(backend + script.path, { method: 'POST', headers, body }, signal);
      if (!sent.ok) return sent;
      if (before && sent.response.status === 304) return before.answer;
      const refusal = refusalOf(sent.response, sent.text, script.refusal);
      const answer = read(script.reply, sent.text);
      if (!refusal) {
        known.keep(call, userId, sent.response, sent.text, answer);
        return answer;
      }
      return answer.ok && script.explains?.(answer.reply) ? answer : { ok: false, refusal };
    },

    async version(_input: null, signal: AbortSignal): Promise<Answer<{ readonly version: string }>> {
      const sent = await send('/version.json', { cache: 'no-store' }, signal);
      if (!sent.ok) return sent;
      const refusal = refusalOf(sent.response, sent.text);
      return refusal ? { ok: false, refusal } : read({ read: versionIn }, sent.text);
    },

    async encodingManager(input: { readonly processId: string }, signal: AbortSignal): Promise<Answer<null>> {
      const query = new URLSearchParams({ PROCESS_ID: input.processId, [PERSON]: person() ?? '' });
      const sent = await send(`${encodingManager}?${query}`, {}, signal);
      if (!sent.ok) return sent;
      const refusal = refusalOf(sent.response, sent.text);
      return refusal ? { ok: false, refusal } : { ok: true, reply: null };
    },
  };
}

function versionIn(body: unknown): { readonly version: string } {
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  if (typeof version !== 'string') throw new Error('version: text expected');
  return { version };
}
