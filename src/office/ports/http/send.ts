import { CALL_TIME_LIMIT } from '../../../contract/constants';
import type { Refusal } from '../../../contract/refusal';

type Sent =
  | { readonly ok: true; readonly response: Response; readonly text: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** One HTTP request and its whole body as text; a lost network and the time limit are refusals, never exceptions. */
export async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<Sent> {
  const limit = AbortSignal.timeout(CALL_TIME_LIMIT);
  try {
    const response = await fetch(url, {
      credentials: 'same-origin',
      ...init,
      signal: AbortSignal.any([signal, limit]),
    });
    return { ok: true, response, text: await response.text() };
  } catch {
    return { ok: false, refusal: { kind: limit.aborted ? 'timeout' : 'offline' } };
  }
}
