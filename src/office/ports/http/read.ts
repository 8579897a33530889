import type { Answer } from '../../../contract/refusal';

/** The reply in a body, which is JSON or plain text; one that does not fit is `unreadable`. */
export function read<T>(reply: { read(body: unknown): T }, text: string): Answer<T> {
  try {
    return { ok: true, reply: reply.read(parse(text)) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, refusal: { kind: 'unreadable', detail } };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
