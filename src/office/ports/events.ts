import {
  EVENTS_AFTER,
  EVENTS_AGO,
  EVENTS_BEGUN,
  EVENTS_PATH,
  EVENTS_REMEMBERED,
  type EventsBegun,
  type ServerEvent,
} from '../../contract/events';
import { PERSON } from '../../contract/script';
import type { Person } from './person';

type Heard =
  | ServerEvent
  | { readonly kind: 'lost' }
  | { readonly kind: 'reconnected' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'absent' };

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/**
 * Follows the backend's stream of server-sent events. A connection that breaks is told as `lost` and made again: it goes
 * on after the last event that was heard, told as `resumed`, or as `reconnected` where the server no longer knows all that
 * was missed. A first connection that took so long that what was loaded beside it may be older than what it begins with is
 * made again, to begin farther back. A backend without a stream is told as `absent`, then as `reconnected` once a minute,
 * so that what changed there is asked for.
 */
export const followEvents =
  (backend: string, person: Person) =>
  (_input: null, hear: (event: Heard) => void, signal: AbortSignal): void => {
    const began = Date.now();
    let reach = EVENTS_REMEMBERED;
    let lastId: string | undefined;
    let wasOpen = false;
    let isLost = false;
    let pause = FIRST_PAUSE;
    let latest: EventSource | undefined;
    signal.addEventListener('abort', () => latest?.close(), { once: true });

    function connect(): void {
      if (signal.aborted) return;
      const asked = Date.now();
      const query = new URLSearchParams({ [PERSON]: person() ?? '' });
      if (lastId === undefined) query.set(EVENTS_AGO, String(asked - began + reach));
      else query.set(EVENTS_AFTER, lastId);
      const source = new EventSource(`${backend}${EVENTS_PATH}?${query}`);
      latest = source;
      source.addEventListener(EVENTS_BEGUN, ({ data, lastEventId }: MessageEvent<EventsBegun>) => {
        const took = Date.now() - asked;
        if (lastId === undefined && took > reach / 2) {
          reach = took * 4;
          source.close();
          connect();
          return;
        }
        lastId = lastEventId;
        if (data === 'gap') hear({ kind: 'reconnected' });
        else if (isLost) hear({ kind: 'resumed' });
        isLost = false;
      });
      source.onopen = () => {
        wasOpen = true;
        pause = FIRST_PAUSE;
      };
      source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
        lastId = lastEventId;
        hear(JSON.parse(data) as ServerEvent);
      };
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
