import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InputOf } from '../../contract/script';
import { searchWords } from '../../contract/rules/text';
import type { ScriptByName } from '../../contract/scripts';
import type { ReelOrder, ReelSort } from '../../contract/scripts/reelWindows';
import { holds } from '../database/like';
import { inOrder } from '../database/listWindow';
import type { Catalogue } from '../database/schema';
import { TALENT_NAMES } from '../database/talentNames';
import { liveReels, SENT_AT } from './listedReels';

type Looked = InputOf<ScriptByName['reels.found']>;

const SEARCHED = sql`(reels.title_folded || ' ' || coalesce(${TALENT_NAMES}, '') || ' ' || lower(coalesce(mail.recipient, '')))`;

const isOfSort: Readonly<Record<ReelSort, RawBuilder<boolean>>> = {
  talent: sql`(reels.special = 0 and reels.kind = 'reel')`,
  special: sql`reels.special = 1`,
  group: sql`reels.kind = 'group'`,
  link: sql`reels.kind in ('link', 'poster')`,
};

/** The reels that are found, in no order. */
export function foundReels(
  db: Kysely<Catalogue>,
  { search, sort, isOnline, isSent }: Omit<Looked, 'order' | 'isDescending'>,
) {
  const conditions = [
    ...searchWords(search).map((word) => holds(SEARCHED, word)),
    ...(sort === undefined ? [] : [isOfSort[sort]]),
    ...(isOnline === undefined ? [] : [sql<boolean>`reels.online = ${Number(isOnline)}`]),
    ...(isSent === undefined
      ? []
      : [isSent ? sql<boolean>`${SENT_AT} <> ''` : sql<boolean>`${SENT_AT} = ''`]),
  ];
  return liveReels(db).where(({ and }) => and(conditions));
}

const OWNER = sql`trim(coalesce(talents.first_name_folded || ' ' || talents.last_name_folded, ''))`;

const byTitle = [sql`reels.title_order`, OWNER, sql`reels.reel_id`];

/** What has most comes first there, as the newest or the longest does. */
const most: Readonly<Partial<Record<ReelOrder, RawBuilder<unknown>>>> = {
  films: sql`reels.film_count`,
  length: sql`reels.film_seconds`,
  sent: SENT_AT,
  online: sql`reels.online`,
};

/** Puts reels in the order of a list; of equals the titles count, then whose they are. The agency's come after all talents'. */
export function inListOrder<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { order, isDescending }: Pick<Looked, 'order' | 'isDescending'>,
) {
  const first = most[order];
  const ordered = first ? query.orderBy(first, isDescending ? 'asc' : 'desc') : query;
  const owners = order === 'owner' ? [sql`(reels.talent_id is null)`, OWNER] : [];
  return inOrder(ordered, [...owners, ...byTitle], isDescending);
}
