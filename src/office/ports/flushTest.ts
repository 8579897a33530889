import { PERSON } from '../../contract/script';
import type { FlushNews } from '../kernel/world';
import type { Person } from './person';

/** Calls the flush-test script and tells, in milliseconds from the call, when each of its lines came. */
export async function runFlushTest(
  address: string,
  person: Person,
  hear: (news: FlushNews) => void,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  try {
    const body = new URLSearchParams({ [PERSON]: person() ?? '' });
    const { ok, body: stream } = await fetch(address, { method: 'POST', body, signal });
    if (!ok || !stream) {
      hear({ kind: 'failed' });
      return;
    }
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const at = Math.round(performance.now() - begun);
      for (const _line of value.matchAll(/\n/g)) hear({ kind: 'line', at });
    }
    hear({ kind: 'ended' });
  } catch {
    hear({ kind: 'failed' });
  }
}
