import { expressionBuilder, type Kysely, sql } from 'kysely';
import { AGENCY_OWNER } from '../../contract/rules/reelType';
import type { Catalogue } from '../database/schema';
import { hasKeptReelMails, LEFT_NOT, mailsBeside } from './sentMails';

const from = expressionBuilder<Catalogue, 'reels'>();

/** When a reel was sent last, empty for never. */
export const SENT_AT = sql<string>`coalesce(mail.sent_at, mail.created_at, '')`;

const lastMail = from
  .selectFrom('outbox')
  .select('outbox.mail_id')
  .whereRef('outbox.reel_id', '=', 'reels.reel_id')
  .where('outbox.status', 'not in', LEFT_NOT)
  .orderBy('outbox.created_at', 'desc')
  .orderBy('outbox.mail_id')
  .limit(1);

/** The reels that are not in the trash, each with the talent whose it is and the mail of it that left last. */
export const liveReels = (db: Kysely<Catalogue>) =>
  db
    .selectFrom('reels')
    .leftJoin('talents', 'talents.talent_id', 'reels.talent_id')
    .leftJoin('outbox as mail', (join) => join.on('mail.mail_id', '=', lastMail))
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null);

/** The same as a list tells of them. */
export const listedReels = (db: Kysely<Catalogue>) =>
  liveReels(db)
    .select(['reels.reel_id', 'reels.title', 'reels.kind', 'reels.special', 'reels.online'])
    .select(['reels.film_count', 'reels.film_seconds'])
    .select(({ fn, ref, val }) => [
      fn.coalesce('reels.talent_id', val(AGENCY_OWNER)).as('owner_id'),
      sql<string>`trim(coalesce(${ref('talents.first_name')}, '') || ' ' || coalesce(${ref('talents.last_name')}, ''))`.as(
        'owner',
      ),
      fn.coalesce('talents.first_name', val('')).as('first_name'),
      fn.coalesce('talents.last_name', val('')).as('last_name'),
      fn.coalesce('reels.parent_id', val('')).as('group_id'),
      SENT_AT.as('sent_at'),
      fn.coalesce('mail.recipient', val('')).as('sent_to'),
      fn.coalesce(mailsBeside('mail.reel_id', 'mail.created_at'), val(0)).as('sent_mails'),
      hasKeptReelMails('reels.reel_id').as('is_kept'),
    ]);

/** Where the fields of a reel in a list stand there. */
export const listedReelColumns = {
  reelId: 'reel_id',
  title: 'title',
  kind: 'kind',
  special: 'special',
  online: 'online',
  talentId: 'owner_id',
  owner: 'owner',
  talentFirstName: 'first_name',
  talentLastName: 'last_name',
  groupId: 'group_id',
  films: 'film_count',
  length: 'film_seconds',
  sentAt: 'sent_at',
  sentTo: 'sent_to',
  sentMails: 'sent_mails',
  isKept: 'is_kept',
} as const;
