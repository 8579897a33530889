import { type Kysely, sql } from 'kysely';
import type { Trashed } from '../../contract/entities/trash';
import { personName } from '../../contract/rules/personName';
import type { Catalogue } from '../database/schema';
import { type Handler, read } from '../http/handler';

/** What was deleted itself, newest first, with how much went with it. */
export const trashList: Handler<'trash.list'> = read(async ({ catalogue, colleagues }) => {
  const names = new Map(
    (await colleagues()).map((person) => [
      person.staffId,
      `${person.firstName} ${person.lastName}`.trim() || person.email,
    ]),
  );
  const counts = await countsWithin(catalogue);
  const rows = await trashedThings(catalogue).execute();
  return rows.map((row): Trashed => {
    const own = row.kind === 'talent';
    return {
      kind: row.kind,
      id: row.subject_id,
      title: own ? nameOf(row.first_name, row.last_name) : (row.title ?? ''),
      talentId: own ? '' : (row.talent_id ?? ''),
      talentName: own ? '' : nameOf(row.first_name, row.last_name),
      talentTrashed: !own && row.talent_trashed_at !== null,
      deletedAt: row.at,
      deletedBy: names.get(row.staff_id) ?? '',
      filmCount: counts.get(`film in ${row.kind}:${row.subject_id}`) ?? 0,
      reelCount:
        (counts.get(`reel in ${row.kind}:${row.subject_id}`) ?? 0) +
        (counts.get(`specialReel in ${row.kind}:${row.subject_id}`) ?? 0),
      profilePicture: own ? (row.profile_picture ?? '') : '',
      thumbnail: thumbnailOf(row.thumbnail_count ?? 0, row.chosen_thumbnail ?? 0),
    };
  });
});

const nameOf = (first: string | null, last: string | null) => personName(first ?? '', last ?? '');

const thumbnailOf = (count: number, chosen: number) => (count < 1 ? 0 : Math.min(Math.max(chosen, 1), count));

/** The entries with the rows that they stand for; `talents` is the talent itself, or whose the film or reel is. */
const trashedThings = (db: Kysely<Catalogue>) =>
  db
    .selectFrom('trash')
    .leftJoin('films', (join) =>
      join.onRef('films.film_id', '=', 'trash.subject_id').on('trash.kind', '=', 'film'),
    )
    .leftJoin('reels', (join) =>
      join.onRef('reels.reel_id', '=', 'trash.subject_id').on('trash.kind', '=', 'reel'),
    )
    .leftJoin('special_reels', (join) =>
      join.onRef('special_reels.reel_id', '=', 'trash.subject_id').on('trash.kind', '=', 'specialReel'),
    )
    .leftJoin('talents', (join) =>
      join.on(
        'talents.talent_id',
        '=',
        sql<string>`case trash.kind when 'talent' then trash.subject_id else coalesce(films.talent_id, reels.talent_id, special_reels.talent_id) end`,
      ),
    )
    .where('trash.within', 'is', null)
    .select(['trash.kind', 'trash.subject_id', 'trash.at', 'trash.staff_id'])
    .select(({ fn }) => fn.coalesce('films.title', 'reels.title', 'special_reels.title').as('title'))
    .select(['talents.talent_id', 'talents.first_name', 'talents.last_name', 'talents.profile_picture'])
    .select(['talents.trashed_at as talent_trashed_at', 'films.thumbnail_count', 'films.chosen_thumbnail'])
    .orderBy('trash.at', 'desc')
    .orderBy('trash.subject_id');

async function countsWithin(db: Kysely<Catalogue>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('trash')
    .where('within', 'is not', null)
    .groupBy(['within', 'kind'])
    .select(['within', 'kind'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  return new Map(rows.map(({ within, kind, count }) => [`${kind} in ${within ?? ''}`, count]));
}
