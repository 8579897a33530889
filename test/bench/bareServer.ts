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

const FILMS = `
  select films.film_id as FILM_ID, films.number as NUMBER, title as TITLE, director as REA, producer as PROD, year as YEAR,
    format as FORMAT, notes as NOTES, tags as TAGS, coalesce(last_name, '') as LAST_NAME, cluster_path as CLUSTER,
    thumbnail_count as THUMBS, chosen_thumbnail as THUMB, own_thumbnail as OWN,
    case when own_thumbnail = 1 and (chosen_thumbnail = 0 or thumbnail_count = 0) then own_checked else checked end as CHECKED,
    case when exists (select 1 from reel_films inner join reels on reels.reel_id = reel_films.reel_id
      where reels.special = 0 and reels.trashed_at is null and reel_films.film_id = films.film_id)
      then 1 else 0 end as ON_REEL,
    file_name as FILE_NAME, films.talent_id as TEC_ID, duration as DURATION,
    upper(coalesce(encoding_jobs.status, 'none')) as ENCODING, coalesce(encoding_jobs.progress, 0) as PROGRESS,
    encoding_jobs.reason as REASON, films.process_id as PROCESS, picture_version as PICTURE, films.version as VERSION
  from films left join encoding_jobs on encoding_jobs.process_id = films.process_id
    left join talents on talents.talent_id = films.talent_id
  where films.trashed_at is null and films.talent_id = ?
  order by films.number, films.film_id`;

async function main(path: string): Promise<void> {
  const file = new Sqlite(path, { timeout: 5000 });
  file.exec('pragma journal_mode = WAL');
  file.exec('pragma synchronous = FULL');
  file.exec('pragma foreign_keys = ON');
  const list = file.prepare(LIST);
  const first = file.prepare(`${LIST} limit 100`);
  const films = file.prepare(FILMS);
  const toggle = file.prepare('update reels set online = ? where reel_id = ?');
  const app = Fastify();
  app.get('/talents', () => ({ ROWS: list.all() }));
  app.get('/talents/first', () => ({ ROWS: first.all() }));
  app.get<{ Querystring: { talent: string } }>('/films', ({ query }) => ({ FILMS: films.all(query.talent) }));
  app.post<{ Body: { reelId: string; online: boolean } }>('/toggle', ({ body }) => {
    toggle.run(body.online ? 1 : 0, body.reelId);
    return { status: 'ok' };
  });
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
}

void main(process.argv[2] ?? '');
