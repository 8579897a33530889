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
/** Milliseconds: so often the connection is asked whether it is there, as who only listens hears nothing of its loss; and its time to answer. */
const HEARTBEAT = 5000;
const ANSWER_TIME = 5000;

interface Notice {
  readonly from: string;
  /** Without these, some of that process's events were lost. */
  readonly abbreviation?: string;
  readonly event?: ServerEvent;
}

/**
 * Carries events between all processes of an installation by LISTEN and NOTIFY. Those of a moment in which a connection
 * was broken are lost: once it is there again, `onLost` is called in every process. It is in the others when a server
 * starts: the one before it may have been killed before it told of its last changes.
 */
export async function postgresHub(
  url: string,
  onLost: () => void,
  { isServer }: { readonly isServer: boolean },
): Promise<EventHub & { close(): Promise<void> }> {
  const local = localHub();
  const from = newId();
  let isClosed = false;
  let isLost = false;
  /** One after another: a connection takes one question at a time. */
  let asking: Promise<void> = Promise.resolve();
  let client = await connect();
  const heartbeat = setInterval(() => void ask('select 1', []).catch(lose), HEARTBEAT);
  heartbeat.unref();
  if (isServer) send({ from });

  async function connect(): Promise<Client> {
    const next = newClient(url, { query_timeout: ANSWER_TIME });
    next.on('notification', ({ payload }) => {
      const { from: sender, abbreviation, event } = JSON.parse(payload ?? '{}') as Partial<Notice>;
      if (sender === from) return;
      if (abbreviation && event) local.publish(abbreviation, event);
      else forget();
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    next.once('error', () => {
      if (next === client) lose();
    });
    return next;
  }

  /** What was told before is not all that happened: nobody goes on after it. */
  function forget(): void {
    local.forget();
    onLost();
  }

  /** The connection is gone: one loss is told several times. */
  function lose(): void {
    if (isLost || isClosed) return;
    isLost = true;
    void client.end().catch(() => undefined);
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    await pause(RECONNECT_PAUSE, undefined, { ref: false });
    if (isClosed) return;
    let next: Client;
    try {
      next = await connect();
    } catch {
      void reconnect();
      return;
    }
    if (isClosed) return void next.end().catch(() => undefined);
    client = next;
    isLost = false;
    send({ from });
    forget();
  }

  function ask(text: string, values: readonly string[]): Promise<unknown> {
    const asked = asking.then(() => client.query(text, [...values]));
    asking = asked.then(
      () => undefined,
      () => undefined,
    );
    return asked;
  }

  function send(notice: Notice): void {
    ask('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]).catch((error: Error) =>
      log.error(`An event did not reach the other processes: ${error.message}`),
    );
  }

  return {
    ...local,
    publish(abbreviation, event) {
      local.publish(abbreviation, event);
      send({ from, abbreviation, event: shortened(event) });
    },
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      await asking;
      await client.end().catch(() => undefined);
    },
  };
}

function shortened(event: ServerEvent): ServerEvent {
  return 'reason' in event ? { ...event, reason: event.reason.slice(0, REASON_LIMIT) } : event;
}
