import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { CalendarEntry } from '../../contract/entities/calendar';
import { personName } from '../../contract/rules/personName';
import type { Catalogue } from '../database/schema';
import { keptMails } from '../mail/kept';
import { type Handler, read, type ReadContext } from '../http/handler';
import { wallClock } from '../wallClock';
import { trashed } from './entries';
import { instantOf, weeksOf } from './clock';
import { withoutFlicks } from './flicks';

/** A month with its whole weeks on the agency's clock; and what is asked about, whenever it was due: not while it is in the trash. */
export const calendarList: Handler<'calendar.list'> = read(async (context, input) => {
  const { catalogue, caller, now } = context;
  const { timeZone } = caller.agency;
  const today = wallClock(timeZone, now).slice(0, 10);
  const month = input.month || today.slice(0, 7);
  const { from, until } = weeksOf(month);
  const startOf = (day: string) => (instantOf(timeZone, `${day} 00:00`) ?? now).toISOString();
  const inMonth = listed(catalogue)
    .where('status', '!=', 'takenBack')
    .where('at', '>=', startOf(from))
    .where('at', '<', startOf(until));
  const asked = listed(catalogue)
    .where('status', 'in', ['missed', 'failed'])
    .where('entry.subject_id', 'not in', trashed(catalogue));
  const entriesOf = await written(context);
  return {
    month,
    today,
    timeZone,
    entries: entriesOf(withoutFlicks(await inMonth.execute(), timeZone)),
    asked: entriesOf(await asked.execute()),
  };
});

type Listed = ReturnType<typeof listed> extends SelectQueryBuilder<never, never, infer Row> ? Row : never;

/** Entries with what their things are called, the earliest first; what was removed for ever has none. */
const listed = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('calendar_entries as entry')
    .leftJoin('news', (join) =>
      join.onRef('news_id', '=', 'subject_id').on('action', 'in', ['newsOn', 'newsOff']),
    )
    .leftJoin('newsletters', (join) =>
      join.onRef('newsletter_id', '=', 'subject_id').on('action', '=', 'newsletter'),
    )
    .leftJoin('screens', (join) =>
      join.onRef('screen_id', '=', 'subject_id').on('action', 'in', ['screenOn', 'screenOff']),
    )
    .leftJoin('films', 'films.film_id', 'screens.film_id')
    .leftJoin('reels', (join) => join.onRef('reel_id', '=', 'subject_id').on('action', '=', 'reel'))
    .select(['entry_id', 'action', 'subject_id', 'at', 'status', 'mails', 'reason', 'staff_id'])
    .select(['reels.talent_id', 'reels.special', keptMails('entry.entry_id').as('kept_mails')])
    .select(
      sql<string>`coalesce(news.title, newsletters.title, reels.title, nullif(screens.legend, ''), films.title, '')`.as(
        'title',
      ),
    )
    .select(
      sql<
        string | null
      >`coalesce(news.trashed_at, newsletters.trashed_at, screens.trashed_at, reels.trashed_at)`.as(
        'trashed_at',
      ),
    )
    .orderBy('at')
    .orderBy('entry_id');

/** How rows are told: on the agency's clock, with the names of its people. */
async function written({ caller, colleagues }: ReadContext) {
  const people = new Map(
    (await colleagues()).map(({ staffId, firstName, lastName }) => [
      staffId,
      personName(firstName, lastName),
    ]),
  );
  return (rows: readonly Listed[]): readonly CalendarEntry[] =>
    rows.flatMap(({ status, ...row }) => {
      if (status === 'takenBack') return [];
      const [day = '', hour = ''] = wallClock(caller.agency.timeZone, new Date(row.at)).split(' ');
      return {
        entryId: row.entry_id,
        action: row.action,
        status,
        subjectId: row.subject_id,
        title: row.title,
        day,
        hour,
        mails: Number(row.mails),
        keptMails: Number(row.kept_mails),
        staffName: people.get(row.staff_id) ?? '',
        reason: row.reason,
        isTrashed: row.trashed_at !== null,
        talentId: row.talent_id ?? '',
        isSpecial: row.special === 1,
      };
    });
}
