import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { newClient } from '../postgresClient';
import { DatabaseSilent, isUnanswered } from './away';

/** Milliseconds: how long a database that was silent has for its answer, and between two questions whether it is there again. */
const ANSWER_TIME = 1000;
const PAUSE = 500;

/**
 * A pool over a database that may fall silent: it hangs, or the network has lost the way to it. A question without an answer ends
 * its connection; those of the same time are trusted no more, and until a new one is answered everybody is told at once.
 */
export function watchful(pool: Pool, url: string): PostgresPool {
  const ages = new WeakMap<PoolClient, number>();
  let age = 0;
  let isSilent = false;
  pool.on('connect', (client) => ages.set(client, age));

  const noteSilence = async () => {
    if (isSilent) return;
    isSilent = true;
    age += 1;
    while (!pool.ending && !(await answers(url))) await pause(PAUSE, undefined, { ref: false });
    isSilent = false;
  };

  const trusted = async (): Promise<PoolClient> => {
    if (isSilent) throw new DatabaseSilent();
    const client = await pool.connect();
    if (ages.get(client) === age) return client;
    client.release(true);
    return trusted();
  };

  return {
    async connect() {
      const client = await trusted();
      let lost: Error | undefined;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (lost) throw lost;
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          if (isUnanswered(error)) {
            lost = error;
            // One that is trusted no more says nothing of those that were made since.
            if (ages.get(client) === age) void noteSilence();
          }
          throw error;
        }
      };
      // Nobody asks for a cursor.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(lost),
      };
    },
    end: () => pool.end(),
  };
}

async function answers(url: string): Promise<boolean> {
  const client = newClient(url, { connectionTimeoutMillis: ANSWER_TIME, query_timeout: ANSWER_TIME });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
