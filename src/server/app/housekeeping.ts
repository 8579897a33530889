import { sql } from 'kysely';
import { isSqlite } from '../database/json';
import type { Installation, Worker } from '../installation';
import { regularly } from '../regularly';
import type { OpenInstallation } from './assemble';
import { FAILURE_WINDOW } from '../sessions/limits';

const HOUR = 60 * 60 * 1000;
/** A call is not repeated after so long, in milliseconds. */
const REQUESTS_KEPT = 7 * 24 * HOUR;

/** Removes now and then what is over: ended sessions, old failures to sign in, the answers kept for calls that might come twice, and what SQLite's log has of what was deleted. */
export const keepHouse = (installation: OpenInstallation): Worker =>
  regularly(HOUR, 'Tidying up failed', () => tidy(installation));

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
