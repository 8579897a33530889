import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ServerEvent } from '../../contract/events';
import { newClient } from '../postgresClient';
import { newId } from '../ids';
import type { EventHub } from '../installation';
import { localHub } from './hub';
import { log } from '../log';

const CHANNEL = 'greenroom_events';
/** PostgreSQL refuses a notification of 8000 bytes or more. */
const REASON_LIMIT = 1500;
const RECONNECT_PAUSE = 2000;

interface Notice {
  readonly from: string;
  /** Without these, some of that process's events were lost. */
  readonly abbreviation?: string;
  readonly event?: ServerEvent;
}

/**
 * Carries events between all processes of an installation by LISTEN and NOTIFY. Those of a moment in which a connection
 * was broken are lost: once it is there again, `onLost` is called in every process.
 */
export async function postgresHub(
  url: string,
  onLost: () => void,
): Promise<EventHub & { close(): Promise<void> }> {
  const local = localHub();
  const from = newId();
  let closed = false;
  /** One after another: a connection takes one question at a time. */
  let sending: Promise<void> = Promise.resolve();
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = newClient(url);
    next.on('notification', ({ payload }) => {
      const { from: sender, abbreviation, event } = JSON.parse(payload ?? '{}') as Partial<Notice>;
      if (sender === from) return;
      if (abbreviation && event) local.publish(abbreviation, event);
      else lose();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    // pg tells one loss twice: by the server's last words, and by the end of the connection.
    next.once('error', () => void reconnect());
    return next;
  }

  /** What was told before is not all that happened: nobody goes on after it. */
  function lose(): void {
    local.forget();
    onLost();
  }

  async function reconnect(): Promise<void> {
    await pause(RECONNECT_PAUSE, undefined, { ref: false });
    if (closed) return;
    try {
      client = await connect();
    } catch {
      void reconnect();
      return;
    }
    send({ from });
    lose();
  }

  function send(notice: Notice): void {
    sending = sending
      .then(() => client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]))
      .then(
        () => undefined,
        (error: Error) => log.error(`An event did not reach the other processes: ${error.message}`),
      );
  }

  return {
    ...local,
    publish(abbreviation, event) {
      local.publish(abbreviation, event);
      send({ from, abbreviation, event: shortened(event) });
    },
    async close() {
      closed = true;
      await sending;
      await client.end().catch(() => undefined);
    },
  };
}

function shortened(event: ServerEvent): ServerEvent {
  return 'reason' in event ? { ...event, reason: event.reason.slice(0, REASON_LIMIT) } : event;
}
