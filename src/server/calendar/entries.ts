import type { Kysely } from 'kysely';
import type { CalendarAction } from '../../contract/entities/calendar';
import type { Entity } from '../../contract/events';
import type { CalendarRow, Catalogue } from '../database/schema';
import { type ChangeContext, Refused } from '../http/handler';
import { instantOf } from './clock';

/** What is still to be done, or asked about. */
export const OPEN: readonly CalendarRow['status'][] = ['waiting', 'missed', 'failed'];

export const findEntry = (catalogue: Kysely<Catalogue>, entryId: string): Promise<CalendarRow | undefined> =>
  catalogue.selectFrom('calendar_entries').selectAll().where('entry_id', '=', entryId).executeTakeFirst();

/** The things in the trash: what is scheduled for them rests until they are back. */
export const trashed = (catalogue: Kysely<Catalogue>) => catalogue.selectFrom('trash').select('subject_id');

/** Of what each action is. */
const entityOf = {
  newsletter: 'newsletter',
  newsOn: 'news',
  newsOff: 'news',
  screenOn: 'screen',
  screenOff: 'screen',
} as const satisfies Readonly<Record<Exclude<CalendarAction, 'reel'>, Entity>>;

/** The lists of things tell what is scheduled for them. */
export function tellOfThing(
  tell: (entity: Entity, id: string) => void,
  { action, subject_id: id }: Pick<CalendarRow, 'action' | 'subject_id'>,
): void {
  if (action !== 'reel') tell(entityOf[action], id);
}

/** The entry of that id, unless it rests. */
export const findAwake = (catalogue: Kysely<Catalogue>, entryId: string): Promise<CalendarRow | undefined> =>
  catalogue
    .selectFrom('calendar_entries')
    .selectAll()
    .where('entry_id', '=', entryId)
    .where('subject_id', 'not in', trashed(catalogue))
    .executeTakeFirst();

/** The entry of that id in one of these states; refuses as not found, or as over. */
export async function entryIn(
  catalogue: Kysely<Catalogue>,
  entryId: string,
  states: readonly CalendarRow['status'][],
): Promise<CalendarRow> {
  const entry = await findEntry(catalogue, entryId);
  if (!entry) throw new Refused({ kind: 'notFound' });
  if (!states.includes(entry.status)) throw new Refused({ kind: 'conflict', reason: 'scheduleOver' });
  return entry;
}

/** Changes an entry, and tells what stood there before. */
export async function change(
  context: ChangeContext,
  entry: CalendarRow,
  changes: Partial<CalendarRow>,
): Promise<void> {
  const { entry_id, at, status } = entry;
  const { catalogue, changed } = context;
  await catalogue.updateTable('calendar_entries').set(changes).where('entry_id', '=', entry_id).execute();
  await changed('calendar', entry_id, { at, status });
  tellOfThing(context.alsoChanged, entry);
}

/** When something is due, of what somebody wrote; refuses a day that does not exist, and what is over. */
export function dueAt({ caller, now }: ChangeContext, field: string, shown: string): string {
  const due = instantOf(caller.agency.timeZone, shown);
  const problem = due === undefined ? 'malformed' : due <= now ? 'past' : undefined;
  if (due === undefined || problem)
    throw new Refused({ kind: 'invalid', problems: { [field]: problem ?? '' } });
  return due.toISOString();
}
