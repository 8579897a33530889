import { sql } from 'kysely';
import type { ActivityThing } from '../../contract/entities/activity';
import type { ScriptName } from '../../contract/scripts';
import { personName } from '../../contract/rules/personName';
import { chunks } from '../database/chunks';
import type { ReadContext } from '../http/handler';
import type { KnownPerson, OwnAgency } from '../installation';
import { beforeOf } from './history';

/** What a history row is about, and what it is called now. */
interface Thing {
  readonly thing: ActivityThing;
  readonly title: string;
}

const TABLES = [
  ['film', 'films', 'film_id', 'title'],
  ['reel', 'reels', 'reel_id', 'title'],
  ['news', 'news', 'news_id', 'title'],
  ['newsletter', 'newsletters', 'newsletter_id', 'title'],
  ['screen', 'screens', 'screen_id', 'legend'],
  ['mail', 'outbox', 'mail_id', 'recipient'],
  ['profession', 'categories', 'category_id', 'name'],
] as const;

const PROCESS = 'process:';
const AGENT = 'agent:';

/** What an agent is called; the id where nobody says. */
const agentIn = ({ agents = [] }: OwnAgency, subject: string): string => {
  const id = subject.slice(AGENT.length);
  return agents.find(({ agentId }) => agentId === id)?.name ?? id;
};

/** What the subjects of history rows are; ids are never used twice, so an id says what it is of. */
export async function thingsOf(
  { catalogue, caller: { agency } }: Pick<ReadContext, 'catalogue' | 'caller'>,
  colleagues: readonly KnownPerson[],
  subjects: readonly string[],
): Promise<(subject: string) => Thing> {
  const found = new Map<string, Thing>([
    [agency.abbreviation, { thing: 'agency', title: agency.displayName }],
  ]);
  for (const { staffId, firstName, lastName, email } of colleagues)
    found.set(staffId, { thing: 'staff', title: personName(firstName, lastName) || email });
  for (const ids of chunks([...new Set(subjects)])) {
    for (const [thing, table, key, title] of TABLES) {
      const rows = await catalogue
        .selectFrom(table as 'news')
        .select([sql.ref<string>(key).as('id'), sql.ref<string>(title).as('title')])
        .where(key as 'news_id', 'in', ids)
        .execute();
      for (const row of rows) found.set(row.id, { thing, title: row.title });
    }
    const talents = catalogue.selectFrom('talents').select(['talent_id', 'first_name', 'last_name']);
    for (const row of await talents.where('talent_id', 'in', ids).execute())
      found.set(row.talent_id, { thing: 'talent', title: personName(row.first_name, row.last_name) });
    const processes = ids.map((id) => (id.startsWith(PROCESS) ? id.slice(PROCESS.length) : id));
    const uploads = catalogue.selectFrom('upload_processes').select(['process_id', 'file_name']);
    for (const row of await uploads.where('process_id', 'in', processes).execute())
      found.set(PROCESS + row.process_id, { thing: 'upload', title: row.file_name });
    const removed = catalogue.selectFrom('activity').select(['subject', 'before']);
    for (const { subject, before } of await removed
      .where('subject', 'in', ids)
      .where('script', '=', 'profession.remove' satisfies ScriptName)
      .execute())
      found.set(subject, { thing: 'profession', title: String(beforeOf({ before })['name'] ?? '') });
    const entries = catalogue.selectFrom('calendar_entries').select('entry_id');
    for (const row of await entries.where('entry_id', 'in', ids).execute())
      found.set(row.entry_id, { thing: 'calendar', title: '' });
  }
  for (const subject of subjects)
    if (subject.startsWith(AGENT)) found.set(subject, { thing: 'agency', title: agentIn(agency, subject) });
  return (subject) => found.get(subject) ?? { thing: 'other', title: '' };
}
