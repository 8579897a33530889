import type { CalendarAction } from '../../contract/entities/calendar';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { limitHourly } from '../http/hourly';
import { live } from '../http/live';
import { newId } from '../ids';
import { limitMailings } from '../mail/limit';
import { recipientsIn } from '../mail/recipients';
import { dueAt, tellOfThing } from './entries';
import { refuseWithoutEffect } from './standing';

/** So often within an hour a person schedules something. */
const HOURLY = 200;

const tables = { news: 'news', newsletter: 'newsletters', screen: 'screens' } as const;

/** Schedules what becomes of a thing: both of its times, or none. */
export const scheduleAdd: Handler<'schedule.add'> = change(async (context, input) => {
  const { thing, subjectId, from, until } = input;
  await limitHourly(context, ['schedule.add'], HOURLY);
  await live(context.catalogue, tables[thing], subjectId);
  if (from === '' && (until === '' || thing === 'newsletter'))
    throw new Refused({ kind: 'invalid', problems: { from: 'required' } });
  if (thing === 'newsletter') {
    const recipients = recipientsIn(input.recipients);
    await limitMailings(context);
    const wanted = { recipients: input.recipients.trim(), mails: recipients.length };
    return {
      entryIds: [await enter(context, 'newsletter', subjectId, dueAt(context, 'from', from), wanted)],
    };
  }
  const begin = from === '' ? undefined : dueAt(context, 'from', from);
  const end = until === '' ? undefined : dueAt(context, 'until', until);
  if (begin !== undefined && end !== undefined && end <= begin)
    throw new Refused({ kind: 'invalid', problems: { until: 'beforeFrom' } });
  const entryIds: string[] = [];
  if (begin !== undefined) entryIds.push(await enterSwitch(context, 'from', `${thing}On`, subjectId, begin));
  if (end !== undefined) entryIds.push(await enterSwitch(context, 'until', `${thing}Off`, subjectId, end));
  return { entryIds };
});

/** Refuses what would change nothing; that is told of `field`. */
async function enterSwitch(
  context: ChangeContext,
  field: string,
  action: CalendarAction,
  subjectId: string,
  at: string,
): Promise<string> {
  await refuseWithoutEffect(context.catalogue, field, { action, subject_id: subjectId, at });
  return enter(context, action, subjectId, at);
}

async function enter(
  context: ChangeContext,
  action: CalendarAction,
  subjectId: string,
  at: string,
  wanted = { recipients: '', mails: 0 },
): Promise<string> {
  const { catalogue, caller, changed } = context;
  const entry = { entry_id: newId(), action, subject_id: subjectId, at, staff_id: caller.staffId };
  await catalogue
    .insertInto('calendar_entries')
    .values({ ...entry, ...wanted, status: 'waiting', reason: '' })
    .execute();
  await changed('calendar', entry.entry_id, null);
  tellOfThing(context.alsoChanged, entry);
  return entry.entry_id;
}
