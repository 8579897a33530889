import Fastify from 'fastify';
import Sqlite from 'libsql';

/**
 * The plain way, to compare with: rows of one query as objects, and one changed row, through bare Fastify. The file
 * is opened with the product's own durability (WAL, synchronous FULL). Prints its address.
 */
const LIST = `
  select talents.talent_id as TEC_ID, first_name as FIRST_NAME, last_name as LAST_NAME,
    categories.singular as ENG_SINGULIER, talents.category_id as PROF, city as CITY, online as ON_WEBSITE,
    profile_picture as PIC_PROFIL_ASA,
    (select count(*) from films where films.talent_id = talents.talent_id and films.trashed_at is null) as FILM_COUNT,
    (select count(*) from reels where reels.talent_id = talents.talent_id and reels.trashed_at is null) as REEL_COUNT
  from talents inner join categories on categories.category_id = talents.category_id
  where talents.trashed_at is null
  order by online desc, last_name, first_name, talents.talent_id`;

async function main(path: string): Promise<void> {
  const file = new Sqlite(path, { timeout: 5000 });
  file.exec('pragma journal_mode = WAL');
  file.exec('pragma synchronous = FULL');
  file.exec('pragma foreign_keys = ON');
  const list = file.prepare(LIST);
  const first = file.prepare(`${LIST} limit 100`);
  const toggle = file.prepare('update reels set online = ? where reel_id = ?');
  const app = Fastify();
  app.get('/talents', () => ({ ROWS: list.all() }));
  app.get('/talents/first', () => ({ ROWS: first.all() }));
  app.post<{ Body: { reelId: string; online: boolean } }>('/toggle', ({ body }) => {
    toggle.run(body.online ? 1 : 0, body.reelId);
    return { status: 'ok' };
  });
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
}

void main(process.argv[2] ?? '');
