import { type Kysely, sql, type RawBuilder } from 'kysely';
import { addressesIn, type Recipient } from '../../contract/rules/addressList';
import { chunks } from '../database/chunks';
import { isSqlite } from '../database/json';
import type { Catalogue } from '../database/schema';
import type { ChangeContext } from '../http/handler';
import { formatMailbox } from '../mail/mailbox';
import type { Identity } from './identity';
import type { OwnThings } from './ownThings';
import { needleOfAddress } from './words';

/** The mails that are somebody's: those to the person, those by which a reel of the person was sent, and those in the person's name. */
export interface PersonMails {
  readonly to: readonly string[];
  /** Of those to the person, which have not left. */
  readonly waiting: readonly string[];
  readonly about: readonly string[];
  readonly from: readonly string[];
  /** Of those in the person's name, which have not left. */
  readonly fromWaiting: readonly string[];
}

const columns = ['mail_id', 'status', 'sender', 'reply_to'] as const;

/** Which mails are somebody's. */
export async function mailsOf(
  db: Kysely<Catalogue>,
  { addresses, kind }: Identity,
  { reelIds }: Pick<OwnThings, 'reelIds'>,
): Promise<PersonMails> {
  const mails = db.selectFrom('outbox').select(columns);
  const to =
    addresses.length === 0 ? [] : await mails.where(sql<string>`lower(recipient)`, 'in', addresses).execute();
  const about: string[] = [];
  for (const chunk of chunks(reelIds))
    about.push(...(await mails.where('reel_id', 'in', chunk).execute()).map(({ mail_id }) => mail_id));
  const needles = kind === 'contact' ? [] : addresses.map(needleOfAddress);
  const from: { readonly mail_id: string; readonly status: string }[] = [];
  const like = isSqlite(db) ? sql`like` : sql`ilike`;
  for (const needle of needles) {
    const holds = (column: string): RawBuilder<boolean> => sql`${sql.ref(column)} ${like} ${needle.like}`;
    const rows = await mails.where(({ or }) => or([holds('sender'), holds('reply_to')])).execute();
    from.push(...rows.filter(({ sender, reply_to }) => `${sender} ${reply_to}`.search(needle.pattern) >= 0));
  }
  const idsOf = (rows: readonly { readonly mail_id: string }[]) => rows.map(({ mail_id }) => mail_id);
  const unsent = (rows: readonly { readonly mail_id: string; readonly status: string }[]) =>
    idsOf(rows.filter(({ status }) => status !== 'sent'));
  return { to: idsOf(to), waiting: unsent(to), about, from: idsOf(from), fromWaiting: unsent(from) };
}

/** Removes mails, and what they consisted of where no other mail does. What has not left is not sent. */
export async function forgetMails(catalogue: Kysely<Catalogue>, mailIds: readonly string[]): Promise<void> {
  const bodyIds = new Set<string>();
  for (const chunk of chunks([...new Set(mailIds)])) {
    const gone = await catalogue
      .deleteFrom('outbox')
      .where('mail_id', 'in', chunk)
      .returning('body_id')
      .execute();
    for (const { body_id } of gone) bodyIds.add(body_id);
  }
  for (const chunk of chunks([...bodyIds]))
    await catalogue
      .deleteFrom('mail_bodies')
      .where('body_id', 'in', chunk)
      .where('body_id', 'not in', (from) =>
        from.selectFrom('outbox').select('outbox.body_id').where('outbox.body_id', 'in', chunk),
      )
      .execute();
}

/** The scheduled newsletters that go to one of these addresses, each with the others. */
export async function mailingsTo(
  db: Kysely<Catalogue>,
  addresses: readonly string[],
): Promise<readonly { readonly entryId: string; readonly others: readonly Recipient[] }[]> {
  if (addresses.length === 0) return [];
  const entries = await db
    .selectFrom('calendar_entries')
    .select(['entry_id', 'recipients'])
    .where('recipients', '!=', '')
    .execute();
  return entries.flatMap(({ entry_id: entryId, recipients }) => {
    const all = addressesIn(recipients).recipients;
    const others = all.filter(({ address }) => !addresses.includes(address.toLowerCase()));
    return others.length === all.length ? [] : [{ entryId, others }];
  });
}

/** Takes addresses out of scheduled newsletters; one that goes to nobody else is taken back. */
export async function leaveMailings(
  { catalogue, alsoChanged }: Pick<ChangeContext, 'catalogue' | 'alsoChanged'>,
  addresses: readonly string[],
): Promise<void> {
  for (const { entryId, others } of await mailingsTo(catalogue, addresses)) {
    await catalogue
      .updateTable('calendar_entries')
      .set({
        recipients: others.map(formatMailbox).join(', '),
        mails: others.length,
        ...(others.length === 0 && { status: 'takenBack' as const }),
      })
      .where('entry_id', '=', entryId)
      .execute();
    alsoChanged('calendar', entryId);
  }
}
