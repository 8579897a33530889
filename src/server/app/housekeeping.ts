import { noteLogoShown } from '../agency/logos';
import { checkpoint } from '../database/checkpoint';
import { compare } from '../disk/compare';
import { sweep } from '../disk/sweep';
import { apart } from '../eachOf';
import type { Tenant, Worker } from '../installation';
import { regularly } from '../regularly';
import { goOnErasing } from '../persons/goOn';
import type { OpenInstallation } from './assemble';
import { allKeptFiles } from './keptFiles';
import { sweepTokens } from '../sessions/tokens';
import { FAILURE_WINDOW } from '../sessions/limits';
import { log } from '../log';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** What a change leaves to be tidied up is over after so long, in milliseconds. */
const TIDIED_FOR = 8 * DAY;
/** A call is not repeated after so long, in milliseconds. */
const REQUESTS_KEPT = 7 * 24 * HOUR;
const COMPLAINT = 'Tidying up failed';

/**
 * Removes at the start and every hour what is over: ended sessions, links to accounts that are good no more, old failures
 * to sign in, the answers kept for calls that might come twice, files of which nobody has need, and what SQLite's log has
 * of what was deleted. Once a day it holds all files against all rows and tells what does not fit. An agency at rest is tidied
 * up once a day, and no more a week after its last change.
 */
export const keepHouse = (installation: OpenInstallation): Worker =>
  regularly(HOUR, COMPLAINT, (isStopping) => tidy(installation, new Date(), isStopping));

/** One round of it. */
export async function tidy(
  installation: OpenInstallation,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<void> {
  await goOnErasing(installation);
  await installation.sessions.sweep(now);
  await sweepTokens(installation.directory, now);
  await installation.directory
    .deleteFrom('sign_in_failures')
    .where('at', '<', new Date(now.getTime() - FAILURE_WINDOW).toISOString())
    .execute();
  await checkpoint(installation.directory);
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const due = await installation.directory
    .selectFrom('agencies')
    .select(['abbreviation', 'tidied_at'])
    .where('disabled_at', 'is', null)
    .where((where) =>
      where.or([
        where('wakes_at', '<=', now.toISOString()),
        where.and([
          where('awake_until', '>', before(TIDIED_FOR)),
          where.or([where('tidied_at', '<=', before(DAY)), where('tidied_at', '>', before(0))]),
        ]),
      ]),
    )
    .execute();
  const open = due.length > 0 ? await installation.agencies() : [];
  const agencies = new Map(open.map((agency) => [agency.abbreviation, agency]));
  for (const { abbreviation, tidied_at } of due) {
    if (isStopping()) return;
    const agency = agencies.get(abbreviation);
    await apart(installation, abbreviation, COMPLAINT, async () => {
      const tenant = agency && (await installation.openTenant(agency));
      // One that is to come was noted by a clock that was ahead.
      const isThorough = tidied_at <= before(DAY) || tidied_at > before(0);
      if (tenant) await tidyUp(installation, tenant, now, isThorough ? tidied_at : undefined);
    });
  }
}

/** Where its last comparison is given, an agency's files are held against its rows. */
async function tidyUp(
  { directory }: OpenInstallation,
  tenant: Tenant,
  now: Date,
  comparedAt: string | undefined,
): Promise<void> {
  await noteLogoShown(tenant, directory);
  await sweep(tenant, allKeptFiles, now);
  await forgetRequests(tenant, now);
  if (comparedAt === undefined) return;
  // Of several processes, one compares.
  const { numUpdatedRows } = await directory
    .updateTable('agencies')
    .set({ tidied_at: now.toISOString() })
    .where('abbreviation', '=', tenant.agency.abbreviation)
    .where('tidied_at', '=', comparedAt)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await tellMisfits(tenant, now);
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
