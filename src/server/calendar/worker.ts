import type { Entity } from '../../contract/events';
import { scripts } from '../../contract/scripts';
import { eachOf } from '../eachOf';
import type { CalendarRow } from '../database/schema';
import { isDatabaseAway } from '../database/away';
import { actOnce } from '../http/change';
import { contextOf } from '../http/context';
import { type AnyChange, change, Refused } from '../http/handler';
import type { Caller, Installation, Tenant, Worker } from '../installation';
import { regularly } from '../regularly';
import { noteRound } from '../rounds';
import { act } from './act';
import * as entries from './entries';
import { log } from '../log';

/** How often the calendars are looked through, in milliseconds. */
const POLL = 5000;
/** What was due longer ago is asked about: whoever was there would have done it, in milliseconds. */
const LATE = 30_000;

const COMPLAINT = 'The calendars could not be looked through';

/**
 * Does what is due in the calendars of all agencies, in the name of whoever scheduled it. Each is done with its own note in
 * one transaction: a crash leaves it undone, and of several processes one finds it waiting. What became due while none of
 * them was there is asked about.
 */
export function startCalendarWorker(installation: Installation): Worker {
  const begun = performance.now();
  // By the clock as it stands now: it may have been set since.
  const startedAt = () => new Date(Date.now() - (performance.now() - begun)).toISOString();
  return regularly(POLL, COMPLAINT, async (isStopping) => {
    const tenants = await installation.atWork();
    noteRound('calendar');
    await eachOf(installation, tenants, COMPLAINT, async (tenant) => {
      noteRound('calendar');
      const due = await dueNow(tenant, new Date(), startedAt());
      for (const entry of due) if (!isStopping()) await fire(installation, tenant, entry);
      await askAboutMissed(installation, tenant, new Date(Date.now() - LATE));
    });
  });
}

/** What is due since this process is there, the earliest first. */
const dueNow = ({ catalogue }: Tenant, now: Date, startedAt: string) =>
  catalogue
    .selectFrom('calendar_entries')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('at', '<=', now.toISOString())
    .where('at', '>=', startedAt)
    .where('at', '>', new Date(now.getTime() - LATE).toISOString())
    .where('subject_id', 'not in', entries.trashed(catalogue))
    .orderBy('at')
    .orderBy('entry_id')
    .execute();

/** What is not done by now was due while nobody was there. */
async function askAboutMissed(
  { events }: Installation,
  { agency, catalogue }: Tenant,
  before: Date,
): Promise<void> {
  const missed = await catalogue
    .updateTable('calendar_entries')
    .set({ status: 'missed' })
    .where('status', '=', 'waiting')
    .where('at', '<=', before.toISOString())
    .where('subject_id', 'not in', entries.trashed(catalogue))
    .returning(['entry_id', 'action', 'subject_id'])
    .execute();
  const tell = (entity: Entity, id: string) =>
    events.publish(agency.abbreviation, { kind: 'changed', entity, id, version: null });
  for (const entry of missed) {
    tell('calendar', entry.entry_id);
    entries.tellOfThing(tell, entry);
  }
}

/**
 * Does one entry, unless somebody did it, moved it, took it back or put its thing into the trash meanwhile; one that cannot
 * be done is asked about.
 */
async function fire(installation: Installation, tenant: Tenant, entry: CalendarRow): Promise<void> {
  const isStillDue = (now: CalendarRow | undefined) => now?.status === 'waiting' && now.at === entry.at;
  const whileDue = (run: (context: Parameters<AnyChange['run']>[0], now: CalendarRow) => Promise<void>) =>
    inNameOf(
      installation,
      tenant,
      entry.staff_id,
      change(async (context) => {
        const now = await entries.findAwake(context.catalogue, entry.entry_id);
        if (now && isStillDue(now)) await run(context, now);
        return {};
      }),
    );
  try {
    await whileDue((context, now) => act(context, now, now.at));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (!(error instanceof Refused)) log.error(error, 'What was scheduled could not be done.');
    const reason = reasonOf(error);
    await whileDue((context, now) => entries.change(context, now, { status: 'failed', reason }));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Refused)) return 'failed';
  const { refusal } = error;
  return refusal.kind === 'conflict' ? refusal.reason : refusal.kind;
}

/** Makes a change as though that member of staff had asked for it. */
async function inNameOf(
  installation: Installation,
  tenant: Tenant,
  staffId: string,
  handler: AnyChange,
): Promise<void> {
  const { agency } = tenant;
  const people = await installation.colleagues(agency.abbreviation);
  const nobody = { firstName: '', lastName: '', email: '', privilege: '' };
  const staff = people.find((person) => person.staffId === staffId) ?? nobody;
  const caller: Caller = { staffId, agency, staff };
  const { context } = await contextOf(installation, caller, new Date());
  await actOnce(installation, tenant, context, scripts['schedule.run'], handler, {});
}
