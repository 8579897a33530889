import { EVENTS_PATH, EVENTS_REMEMBERED, type ServerEvent } from '../../contract/events';
import { PERSON } from '../../contract/script';
import type { Person } from './person';

type Heard =
  ServerEvent | { readonly kind: 'lost' } | { readonly kind: 'reconnected' } | { readonly kind: 'absent' };

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds: what was loaded while the first connection took longer may be older than what its stream begins with. */
const LATE = EVENTS_REMEMBERED / 2;

/**
 * Follows the backend's stream of server-sent events. A connection that breaks is told as `lost` and made again, told as
 * `reconnected`: what happened meanwhile was missed. So is a first connection that took longer than the server remembers; one that did
 * not begins with what happened meanwhile. A backend without a stream is told as `absent`, then as
 * `reconnected` once a minute, so that what changed there is asked for.
 */
export const followEvents =
  (backend: string, person: Person) =>
  (_input: null, hear: (event: Heard) => void, signal: AbortSignal): void => {
    let wasOpen = false;
    let isLost = false;
    let pause = FIRST_PAUSE;

    function connect(): void {
      if (signal.aborted) return;
      const query = new URLSearchParams({ [PERSON]: person() ?? '' });
      const source = new EventSource(`${backend}${EVENTS_PATH}?${query}`);
      const asked = Date.now();
      signal.addEventListener('abort', () => source.close(), { once: true });
      source.onopen = () => {
        if (wasOpen || Date.now() - asked > LATE) hear({ kind: 'reconnected' });
        wasOpen = true;
        isLost = false;
        pause = FIRST_PAUSE;
      };
      source.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as ServerEvent);
      source.onerror = () => {
        if (wasOpen && !isLost && !signal.aborted) hear({ kind: 'lost' });
        isLost = wasOpen;
        if (source.readyState !== EventSource.CLOSED) return;
        if (!wasOpen && pause === FIRST_PAUSE) hear({ kind: 'absent' });
        setTimeout(wasOpen ? connect : poll, wasOpen ? pause : LONGEST_PAUSE);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      };
    }

    function poll(): void {
      if (signal.aborted) return;
      hear({ kind: 'reconnected' });
      connect();
    }

    connect();
  };
