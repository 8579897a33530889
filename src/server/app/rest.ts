import type { Kysely } from 'kysely';
import * as entries from '../calendar/entries';
import type { Catalogue } from '../database/schema';
import { eachOf } from '../eachOf';
import { placeLeftovers } from '../encoding/finish';
import type { Worker } from '../installation';
import { regularly } from '../regularly';
import type { OpenInstallation } from './assemble';
import { statesIn } from './operator/queues';

/** How often it is looked which catalogues may rest, in milliseconds. */
const POLL = 60_000;
/** Later than any instant. */
const NEVER = '9';
const COMPLAINT = 'Catalogues could not be put to rest';
/** A mail or an encoding in one of these states keeps its catalogue awake. */
const IN_HAND: readonly string[] = ['waiting', 'sending', 'running'];

/** Puts catalogues to rest in which nothing is to be done, again and again. */
export const keepResting = (installation: OpenInstallation): Worker =>
  regularly(POLL, COMPLAINT, (isStopping) => putToRest(installation, new Date(), isStopping));

/**
 * Puts to rest what nobody has changed for a while and has nothing to be sent or encoded: workers leave it alone until the
 * first of its calendar is due. Who changes it meanwhile, in whatever process, has said so before, and it stays awake.
 */
export async function putToRest(
  installation: OpenInstallation,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { directory } = installation;
  const unchanged = await directory
    .selectFrom('agencies')
    .select(['abbreviation', 'awake_until'])
    .where('wakes_at', '<=', now.toISOString())
    .where('awake_until', '<=', now.toISOString())
    .execute();
  const awakeUntil = new Map(unchanged.map((row) => [row.abbreviation, row.awake_until]));
  await eachOf(installation, await installation.atWork(), COMPLAINT, async (tenant) => {
    const { abbreviation } = tenant.agency;
    const awake_until = awakeUntil.get(abbreviation);
    if (awake_until === undefined || isStopping()) return;
    const states = await statesIn(tenant.catalogue);
    if (states.some(({ state }) => IN_HAND.includes(state))) return;
    await placeLeftovers(tenant, installation.events);
    const wakes_at = (await nextEntry(tenant.catalogue)) ?? NEVER;
    await directory
      .updateTable('agencies')
      .set({ wakes_at, queue_states: JSON.stringify(states) })
      .where('abbreviation', '=', abbreviation)
      .where('awake_until', '=', awake_until)
      .execute();
  });
}

/** When the first of what is scheduled is due: of what is in the trash nothing is, and to take it out is a change. */
async function nextEntry(catalogue: Kysely<Catalogue>): Promise<string | null | undefined> {
  const first = await catalogue
    .selectFrom('calendar_entries')
    .select(({ fn }) => fn.min('at').as('at'))
    .where('status', '=', 'waiting')
    .where('subject_id', 'not in', entries.trashed(catalogue))
    .executeTakeFirst();
  return first?.at;
}
