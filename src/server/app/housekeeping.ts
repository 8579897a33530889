import { sql } from 'kysely';
import { isSqlite } from '../database/json';
import type { Installation, Worker } from '../installation';
import type { OpenInstallation } from './assemble';
import { FAILURE_WINDOW } from '../sessions/limits';

const HOUR = 60 * 60 * 1000;
/** A call is not repeated after so long, in milliseconds. */
const REQUESTS_KEPT = 7 * 24 * HOUR;

/** Removes now and then what is over: ended sessions, old failures to sign in, the answers kept for calls that might come twice, and what SQLite's log has of what was deleted. */
export function keepHouse(installation: OpenInstallation): Worker {
  let inHand = Promise.resolve();
  const wake = () => {
    inHand = inHand
      .then(() => tidy(installation))
      .catch((error: Error) =>
        console.error(`Tidying up failed and is tried again in an hour: ${error.message}`),
      );
  };
  const timer = setInterval(wake, HOUR);
  timer.unref();
  wake();
  return {
    wake,
    stop() {
      clearInterval(timer);
      return inHand;
    },
  };
}

async function tidy(installation: OpenInstallation): Promise<void> {
  const now = new Date();
  await installation.sessions.sweep(now);
  await installation.directory
    .deleteFrom('sign_in_failures')
    .where('at', '<', new Date(now.getTime() - FAILURE_WINDOW).toISOString())
    .execute();
  await forgetRequests(installation, new Date(now.getTime() - REQUESTS_KEPT));
}

async function forgetRequests(installation: Installation, before: Date): Promise<void> {
  for (const { catalogue } of await installation.agencies()) {
    await catalogue.deleteFrom('handled_requests').where('at', '<', before.toISOString()).execute();
    if (isSqlite(catalogue)) await sql`pragma wal_checkpoint(truncate)`.execute(catalogue);
  }
}
