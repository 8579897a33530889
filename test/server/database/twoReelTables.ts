import { type Kysely, Migrator } from 'kysely';
import { catalogueMigrations } from '../../../src/server/database/migrate';
import type { TwoReelTables } from '../../../src/server/database/migrations/catalogue/oneReelTable/before';
import type { Catalogue } from '../../../src/server/database/schema';

type Before = TwoReelTables &
  Pick<Catalogue, 'categories'> & {
    readonly talents: Omit<
      Catalogue['talents'],
      'first_name_folded' | 'last_name_folded' | 'city_folded' | 'name_order' | 'city_order'
    >;
    readonly films: Omit<Catalogue['films'], 'title_folded' | 'title_order' | 'director_folded'>;
  };

const AT = '2026-01-01T00:00:00.000Z';

/** A catalogue as it was until migration 012, with talents t1 and t2 (in the trash) and films f1 to f3 (f2 in the trash). */
export async function openBefore(db: Kysely<Before>, schema: string | undefined): Promise<void> {
  const earlier = Object.entries(catalogueMigrations).filter(([name]) => name < '012');
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(earlier) },
    migrationTableSchema: schema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  const category = { name: 'Directors', singular: 'Director', router_url: 'directors', position: 1 };
  await db
    .insertInto('categories')
    .values({ category_id: 'c', ...category })
    .execute();
  for (const [talent_id, trashed_at] of [
    ['t1', null],
    ['t2', AT],
  ] as const) {
    const person = { first_name: 'Ada', last_name: talent_id, city: '', profile_picture: '' };
    const row = { ...person, talent_id, trashed_at, category_id: 'c', online: 1, created_at: AT } as const;
    await db.insertInto('talents').values(row).execute();
  }
  for (const [number, film_id] of ['f1', 'f2', 'f3'].entries()) {
    const texts = {
      title: `Été ${film_id}`,
      director: '',
      producer: '',
      year: '',
      format: '',
      notes: '',
      tags: '[]',
    };
    const files = { cluster_path: '', file_name: 'film.mp4', process_id: null, picture_version: '' };
    const pictures = { thumbnail_count: 1, chosen_thumbnail: 1, own_thumbnail: 0, checked: 1 } as const;
    const rest = { ...texts, ...files, ...pictures, duration: 60, version: 1, created_at: AT };
    const trashed_at = film_id === 'f2' ? AT : null;
    await db
      .insertInto('films')
      .values({ film_id, number, talent_id: 't1', trashed_at, ...rest })
      .execute();
  }
  await bin(db, 'film', 'f2', { place: 'null' });
  await bin(db, 'talent', 't2', { place: 'null' });
}

/** Adds a reel of talent t1 with films. */
export async function oldReel(
  db: Kysely<Before>,
  reel_id: string,
  type: string,
  position: number,
  over: Partial<Before['reels']> = {},
  films: readonly string[] = [],
): Promise<void> {
  const row = { title: reel_id, code: `code-${reel_id}`, online: 1, is_link: 0, link_value: '' } as const;
  await db
    .insertInto('reels')
    .values({ ...row, reel_id, talent_id: 't1', type, position, trashed_at: null, ...over })
    .execute();
  await oldRows(db, 'reel_films', reel_id, films);
}

/** Adds a special reel, of the agency unless it says otherwise, with films. */
export async function oldSpecialReel(
  db: Kysely<Before>,
  reel_id: string,
  position: number,
  over: Partial<Before['special_reels']> = {},
  films: readonly string[] = [],
): Promise<void> {
  const texts = { title: reel_id, heading: 'H1', subheading: 'H2', mail_sender: 'a@b.example' };
  const row = { ...texts, code: `code-${reel_id}`, online: 1, mail_answer: 'yes', trashed_at: null } as const;
  await db
    .insertInto('special_reels')
    .values({ ...row, reel_id, talent_id: null, position, ...over })
    .execute();
  await oldRows(db, 'special_reel_films', reel_id, films);
}

/** Films of a reel; the position of one in the trash counts. */
async function oldRows(
  db: Kysely<Before>,
  table: 'reel_films' | 'special_reel_films',
  reel_id: string,
  films: readonly string[],
): Promise<void> {
  for (const [index, film_id] of films.entries())
    await db
      .insertInto(table)
      .values({ row_id: `${reel_id}-${film_id}`, reel_id, film_id, position: index + 1 })
      .execute();
}

interface Entered {
  readonly within?: string;
  readonly place: string;
}

/** Enters a thing whose row is marked into the trash. */
export async function bin(
  db: Kysely<Before>,
  kind: string,
  subject_id: string,
  { within, place }: Entered,
): Promise<void> {
  await db
    .insertInto('trash')
    .values({ kind, subject_id, at: AT, staff_id: 's', within: within ?? null, place })
    .execute();
}

/** What the row of a reel in the trash has. */
export const trashed = { trashed_at: AT } as const;
