import type { Answer } from '../../../contract/refusal';
import type { TellMissing } from '../../../contract/wire/record';
import { unreadable } from './unreadable';

/** The reply in a body, which is JSON or plain text, with what it lacks; one that does not fit is `unreadable`. */
export function read<T>(reply: { read(body: unknown, tell: TellMissing): T }, text: string): Answer<T> {
  const missing = new Set<string>();
  try {
    const answer = { ok: true, reply: reply.read(parse(text), (name) => missing.add(name)) } as const;
    return missing.size > 0 ? { ...answer, missing: [...missing] } : answer;
  } catch (error) {
    return unreadable(error);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
