import { type Kysely, sql } from 'kysely';
import { NEWEST_FILMS_SHOWN } from '../../contract/constants';
import type { Catalogue } from '../database/schema';
import { readAside } from '../database/sqlite';
import { type Handler, readCatalogue } from '../http/handler';

/** How many films there are and what becomes of their files, counted beside all else; and which came last. */
export const agencyFilmsFigures: Handler<'agencyFilms.figures'> = readCatalogue(async ({ catalogue }) => {
  const [[counted], newest] = await Promise.all([readAside(catalogue, counts(catalogue)), last(catalogue)]);
  if (!counted) throw new Error('A count has one row');
  const { total, unplayable, under_way, failed } = counted;
  return {
    total: Number(total),
    unplayable: Number(unplayable),
    underWay: Number(under_way),
    failed: Number(failed),
    newest: newest.map(({ film_id }) => film_id),
  };
});

/** On PostgreSQL a count is a text. */
type Count = number | string;

function counts(catalogue: Kysely<Catalogue>) {
  const films = catalogue.selectFrom('films').where('films.trashed_at', 'is', null);
  const withJobs = films.innerJoin('encoding_jobs', 'encoding_jobs.process_id', 'films.process_id');
  const all = films.select(({ fn }) => fn.countAll().as('count'));
  const unplayable = films
    .leftJoin('encoding_jobs', 'encoding_jobs.process_id', 'films.process_id')
    .where('films.duration', '<=', 0)
    .where(sql<boolean>`coalesce(encoding_jobs.status, '') <> 'done'`)
    .select(({ fn }) => fn.countAll().as('count'));
  const underWay = withJobs
    .where('encoding_jobs.status', 'in', ['waiting', 'running'])
    .select(({ fn }) => fn.countAll().as('count'));
  const failed = withJobs
    .where('encoding_jobs.status', '=', 'failed')
    .select(({ fn }) => fn.countAll().as('count'));
  return sql<{ total: Count; unplayable: Count; under_way: Count; failed: Count }>`
    select (${all}) as total, (${unplayable}) as unplayable, (${underWay}) as under_way, (${failed}) as failed`;
}

const last = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('films')
    .select('film_id')
    .where('trashed_at', 'is', null)
    .orderBy('number', 'desc')
    .orderBy('film_id')
    .limit(NEWEST_FILMS_SHOWN)
    .execute();
