import { checkpoint } from '../database/checkpoint';
import { compare } from '../disk/compare';
import { sweep } from '../disk/sweep';
import type { Tenant, Worker } from '../installation';
import { regularly } from '../regularly';
import { goOnErasing } from '../persons/goOn';
import type { OpenInstallation } from './assemble';
import { allKeptFiles } from './keptFiles';
import { sweepTokens } from '../sessions/tokens';
import { FAILURE_WINDOW } from '../sessions/limits';
import { log } from '../log';

const HOUR = 60 * 60 * 1000;
const ROUNDS_A_DAY = 24;
/** A call is not repeated after so long, in milliseconds. */
const REQUESTS_KEPT = 7 * 24 * HOUR;

/**
 * Removes at the start and every hour what is over: ended sessions, links to accounts that are good no more, old failures
 * to sign in, the answers kept for calls that might come twice, files of which nobody has need, and what SQLite's log has
 * of what was deleted. Once a day it holds all files against all rows and tells what does not fit.
 */
export function keepHouse(installation: OpenInstallation): Worker {
  let round = 0;
  return regularly(HOUR, 'Tidying up failed', (isStopping) =>
    tidy(installation, round++ % ROUNDS_A_DAY === 0, isStopping),
  );
}

async function tidy(
  installation: OpenInstallation,
  isThorough: boolean,
  isStopping: () => boolean,
): Promise<void> {
  const now = new Date();
  await goOnErasing(installation);
  await installation.sessions.sweep(now);
  await sweepTokens(installation.directory, now);
  await installation.directory
    .deleteFrom('sign_in_failures')
    .where('at', '<', new Date(now.getTime() - FAILURE_WINDOW).toISOString())
    .execute();
  await checkpoint(installation.directory);
  for (const tenant of await installation.agencies()) {
    if (isStopping()) return;
    await sweep(tenant, allKeptFiles, now);
    await forgetRequests(tenant, now);
    if (isThorough) await tellMisfits(tenant, now);
  }
}

/** Those that are far in the future were noted by a clock that was wrong. */
async function forgetRequests({ catalogue }: Tenant, now: Date): Promise<void> {
  const [first, last] = [-REQUESTS_KEPT, REQUESTS_KEPT].map((far) =>
    new Date(now.getTime() + far).toISOString(),
  );
  await catalogue
    .deleteFrom('handled_requests')
    .where((where) => where.or([where('at', '<', first ?? ''), where('at', '>', last ?? '')]))
    .execute();
  await checkpoint(catalogue);
}

/** A few of the paths are named; `npm run check` names all. */
const NAMED = 5;

async function tellMisfits(tenant: Tenant, now: Date): Promise<void> {
  const { strange, missing } = await compare(tenant, allKeptFiles, now);
  const tell = (paths: readonly string[], what: string) => {
    const more = paths.length > NAMED ? ', …' : '';
    if (paths.length > 0)
      log.warn(
        `${tenant.agency.abbreviation}: ${what}: ${paths.length} (${paths.slice(0, NAMED).join(', ')}${more})`,
      );
  };
  tell(missing, 'files that should be there and are not');
  tell(strange, 'files of which nothing is known');
}
