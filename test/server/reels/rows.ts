import type { Kysely } from 'kysely';
import type { Catalogue, FilmRow, ReelRow } from '../../../src/server/database/schema';
import { plainReel } from '../../../src/server/reels/plainReel';
import { giveSlug } from '../../../src/server/reels/slugs';
import { titled } from '../../../src/server/reels/titled';
import { comparedNames } from '../../../src/server/database/comparedNames';

const AT = '2026-01-01T00:00:00.000Z';

export async function addTalent(db: Kysely<Catalogue>, talentId: string): Promise<void> {
  await db
    .insertInto('categories')
    .values({
      category_id: 'c',
      name: 'Directors',
      singular: 'Director',
      router_url: 'directors',
      position: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const name = { firstName: 'Ada', lastName: `Low ${talentId}`, city: '' };
  await db
    .insertInto('talents')
    .values({
      talent_id: talentId,
      category_id: 'c',
      first_name: name.firstName,
      last_name: name.lastName,
      city: name.city,
      ...comparedNames(name),
      online: 1,
      profile_picture: '',
      created_at: AT,
      trashed_at: null,
    })
    .execute();
}

/** An encoded film with four pictures. */
export async function addFilm(
  db: Kysely<Catalogue>,
  filmId: string,
  number: number,
  over: Partial<FilmRow> = {},
): Promise<void> {
  await db
    .insertInto('films')
    .values({
      film_id: filmId,
      number,
      talent_id: 't1',
      title: `Film ${number}`,
      title_folded: `film ${number}`,
      title_order: `film ${number}`,
      director: 'Ada Low',
      director_folded: 'ada low',
      producer: '',
      year: '2025',
      format: '',
      notes: '',
      tags: '[]',
      cluster_path: '',
      thumbnail_count: 4,
      chosen_thumbnail: 2,
      own_thumbnail: 0,
      picture_version: '',
      checked: 1,
      file_name: 'film.mp4',
      version: 1,
      duration: 65,
      process_id: null,
      created_at: AT,
      trashed_at: null,
      ...over,
    })
    .execute();
}

/** A reel, of talent t1 unless it says otherwise, with these films in order; rows are named `<reel>-<film>`. */
export async function addReel(
  db: Kysely<Catalogue>,
  reelId: string,
  films: readonly string[],
  over: Partial<ReelRow> = {},
): Promise<void> {
  const names = { ...titled(over.title ?? 'Night work'), code: `code-${reelId}` };
  await db
    .insertInto('reels')
    .values({ ...plainReel, reel_id: reelId, talent_id: 't1', position: 1, ...names, ...over })
    .execute();
  if (over.special === 1) await giveSlug(db, reelId, names.title);
  for (const [index, filmId] of films.entries())
    await db
      .insertInto('reel_films')
      .values({ row_id: `${reelId}-${filmId}`, reel_id: reelId, film_id: filmId, position: index + 1 })
      .execute();
}
