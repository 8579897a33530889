import type { Kysely } from 'kysely';
import type { CalendarAction } from '../../contract/entities/calendar';
import type { CalendarRow, Catalogue } from '../database/schema';
import { Refused } from '../http/handler';

/** What puts a thing on the site, or takes it off. */
const switches = { newsOn: true, newsOff: false, screenOn: true, screenOff: false } as const;

const isSwitch = (action: CalendarAction): action is keyof typeof switches => Object.hasOwn(switches, action);

type Planned = Pick<CalendarRow, 'action' | 'subject_id' | 'at'> & { readonly entry_id?: string };

/**
 * Refuses what would change nothing at its time: news and home screens stand on the site then, or off it, as what waits
 * before it leaves them, else as they stand now. `field` is what is told to be wrong.
 */
export async function refuseWithoutEffect(
  catalogue: Kysely<Catalogue>,
  field: string,
  planned: Planned,
): Promise<void> {
  const { action } = planned;
  if (!isSwitch(action)) return;
  const wanted = switches[action];
  if ((await standsOn(catalogue, planned)) === wanted)
    throw new Refused({ kind: 'invalid', problems: { [field]: wanted ? 'alreadyOn' : 'alreadyOff' } });
}

async function standsOn(
  catalogue: Kysely<Catalogue>,
  { action, subject_id, at, entry_id = '' }: Planned,
): Promise<boolean | undefined> {
  const last = await catalogue
    .selectFrom('calendar_entries')
    .select('action')
    .where('subject_id', '=', subject_id)
    .where('entry_id', '!=', entry_id)
    .where('status', '=', 'waiting')
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .executeTakeFirst();
  if (last && isSwitch(last.action)) return switches[last.action];
  const now =
    action === 'newsOn' || action === 'newsOff'
      ? await catalogue
          .selectFrom('news')
          .select('online')
          .where('news_id', '=', subject_id)
          .executeTakeFirst()
      : await catalogue
          .selectFrom('screens')
          .select('online')
          .where('screen_id', '=', subject_id)
          .executeTakeFirst();
  return now && now.online === 1;
}
