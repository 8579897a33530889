import { sql } from 'kysely';
import { AGENCY_OWNER } from '../../contract/rules/reelType';
import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { tablePage } from '../database/tablePage';
import { type Handler, readCatalogue } from '../http/handler';
import { hasKeptReelMails, LEFT_NOT, mailsBeside } from './sentMails';

/** All reels, by their titles: what is on each, and the mail of it that left last. */
export const reelsTable: Handler<'reels.table'> = readCatalogue(({ catalogue }, input) => {
  const onReels = catalogue
    .selectFrom('reel_films')
    .innerJoin('films', 'films.film_id', 'reel_films.film_id')
    .where('films.trashed_at', 'is', null)
    .groupBy('reel_films.reel_id')
    .select(({ fn }) => [
      'reel_films.reel_id',
      fn.countAll<number>().as('films'),
      fn.sum<number>('films.duration').as('length'),
    ]);
  const listed = catalogue
    .selectFrom('reels')
    .leftJoin('talents', 'talents.talent_id', 'reels.talent_id')
    .leftJoin(onReels.as('placed'), 'placed.reel_id', 'reels.reel_id')
    .leftJoin('outbox as mail', (join) =>
      join.on((on) =>
        on(
          'mail.mail_id',
          '=',
          on
            .selectFrom('outbox')
            .select('outbox.mail_id')
            .whereRef('outbox.reel_id', '=', 'reels.reel_id')
            .where('outbox.status', 'not in', LEFT_NOT)
            .orderBy('outbox.created_at', 'desc')
            .orderBy('outbox.mail_id')
            .limit(1),
        ),
      ),
    )
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null)
    .select(['reels.reel_id', 'reels.title', 'reels.kind', 'reels.special', 'reels.online'])
    .select(({ fn, ref, val }) => [
      fn.coalesce('reels.talent_id', val(AGENCY_OWNER)).as('owner_id'),
      sql<string>`trim(coalesce(${ref('talents.first_name')}, '') || ' ' || coalesce(${ref('talents.last_name')}, ''))`.as(
        'owner',
      ),
      fn.coalesce('reels.parent_id', val('')).as('group_id'),
      fn.coalesce('placed.films', val(0)).as('films'),
      fn.coalesce('placed.length', val(0)).as('length'),
      fn.coalesce('mail.sent_at', 'mail.created_at', val('')).as('sent_at'),
      fn.coalesce('mail.recipient', val('')).as('sent_to'),
      fn.coalesce(mailsBeside('mail.reel_id', 'mail.created_at'), val(0)).as('sent_mails'),
      hasKeptReelMails('reels.reel_id').as('is_kept'),
    ]);
  const page = tablePage(listed, input, {
    title: (query) => query.orderBy('reels.title').orderBy('owner').orderBy('reels.reel_id'),
  });
  return jsonRows(catalogue, scripts['reels.table'].reply, page, {
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
  });
});
