import { expressionBuilder, type Kysely, sql } from 'kysely';
import { AGENCY_OWNER } from '../../contract/rules/reelType';
import type { Catalogue } from '../database/schema';
import { hasKeptReelMails, LEFT_NOT, mailsBeside } from './sentMails';

const from = expressionBuilder<Catalogue, 'reels'>();

const filmsOn = from
  .selectFrom('reel_films')
  .innerJoin('films', 'films.film_id', 'reel_films.film_id')
  .whereRef('reel_films.reel_id', '=', 'reels.reel_id')
  .where('films.trashed_at', 'is', null);

/** How many films are on a reel, how many seconds they last together, and when it was sent last, empty for never. */
export const FILMS = sql<number>`${filmsOn.select(({ fn }) => fn.countAll().as('films'))}`;
export const LENGTH = sql<number>`coalesce(${filmsOn.select(({ fn }) => fn.sum('films.duration').as('length'))}, 0)`;
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
    .select(({ fn, ref, val }) => [
      fn.coalesce('reels.talent_id', val(AGENCY_OWNER)).as('owner_id'),
      sql<string>`trim(coalesce(${ref('talents.first_name')}, '') || ' ' || coalesce(${ref('talents.last_name')}, ''))`.as(
        'owner',
      ),
      fn.coalesce('reels.parent_id', val('')).as('group_id'),
      FILMS.as('films'),
      LENGTH.as('length'),
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
  groupId: 'group_id',
  films: 'films',
  length: 'length',
  sentAt: 'sent_at',
  sentTo: 'sent_to',
  sentMails: 'sent_mails',
  isKept: 'is_kept',
} as const;
