import type { Kysely } from 'kysely';
import { formatProfilePicture } from '../../contract/rules/profilePicture';
import { comparedTexts } from '../database/orderKey';
import type { Catalogue, FilmRow, TalentRow } from '../database/schema';
import type { FileStore } from '../files/fileStore';
import { newId } from '../ids';
import { comparedNames } from '../database/comparedNames';
import type { Tenant } from '../installation';
import { CLUSTER_PATH, fillJobs } from './fill';
import { demoFiles, type FilmFiles, placeFilm, secondsOf } from './filmFiles';
import { type DemoFilm, films as demoFilms } from './films';
import { between, pick, random } from './random';
import { cities, firstNames, lastNames, titleEnds, titleStarts } from './names';
import { inOrder, reelRow } from './reels';

const TALENTS = 10_000;
const FILMS_EACH = 10;
/** Talents a transaction: what is cut short is whole up to here, and goes on from here. */
const BATCH = 250;
/** Rows a statement: SQLite takes no more than 32,766 values in one. */
const ROWS = 1000;
const REEL_FILMS = 6;

interface Source extends DemoFilm {
  readonly files: FilmFiles | undefined;
  readonly seconds: number;
}

/** Adds talents until the agency has 10,000, each with ten films and a showreel. Returns how many were added. */
export async function enlarge(
  { catalogue, files: store }: Tenant,
  told: (done: number, all: number) => void,
): Promise<{ talents: number; films: number }> {
  const sources = demoFilms.map((film): Source => {
    const files = demoFiles(film.slug);
    return { ...film, files, seconds: files ? secondsOf(files.film) : 0 };
  });
  const categories = await catalogue.selectFrom('categories').select('category_id').execute();
  const first = await count(catalogue, 'talents');
  let number = (await highestNumber(catalogue)) + 1;
  let done = first;
  while (done < TALENTS) {
    const talents = Array.from({ length: Math.min(BATCH, TALENTS - done) }, (_, i) =>
      talentRow(done + i, categories[(done + i) % categories.length]?.category_id ?? ''),
    );
    const films: FilmRow[] = [];
    for (const talent of talents) {
      const numbers = Array.from({ length: FILMS_EACH }, (_, film) => number + films.length + film);
      films.push(...(await Promise.all(numbers.map((each) => filmRow(store, sources, talent, each)))));
    }
    await keep(catalogue, talents, films);
    number += films.length;
    done += talents.length;
    told(done, TALENTS);
  }
  return { talents: done - first, films: (done - first) * FILMS_EACH };
}

async function count(catalogue: Kysely<Catalogue>, table: 'talents'): Promise<number> {
  const row = await catalogue
    .selectFrom(table)
    .select((all) => all.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return row.rows;
}

async function highestNumber(catalogue: Kysely<Catalogue>): Promise<number> {
  const row = await catalogue
    .selectFrom('films')
    .select((film) => film.fn.max('number').as('highest'))
    .executeTakeFirst();
  return row?.highest ?? 0;
}

function talentRow(seed: number, category_id: string): TalentRow {
  const next = random(seed);
  const [firstName, lastName] = [pick(next, firstNames), pick(next, lastNames)];
  const city = pick(next, cities);
  return {
    talent_id: newId(),
    category_id,
    first_name: firstName,
    last_name: lastName,
    city,
    ...comparedNames({ firstName, lastName, city }),
    online: next() < 0.9 ? 1 : 0,
    profile_picture: '',
    created_at: new Date().toISOString(),
    trashed_at: null,
  };
}

/** A film of a talent, whose files are those of a demo film; the first one gives the talent its picture. */
async function filmRow(
  store: FileStore,
  sources: readonly Source[],
  talent: TalentRow,
  number: number,
): Promise<FilmRow> {
  const next = random(number);
  const source = sources[number % sources.length];
  const filmId = newId();
  if (source?.files) {
    talent.profile_picture ||= formatProfilePicture({ filmId, clusterPath: CLUSTER_PATH, picture: 1 });
    await placeFilm(store, filmId, source.files);
  }
  const title = `${pick(next, titleStarts)} ${pick(next, titleEnds)}`;
  const director = `${pick(next, firstNames)} ${pick(next, lastNames)}`;
  return {
    film_id: filmId,
    number,
    talent_id: talent.talent_id,
    title,
    director,
    ...comparedTexts({ title, director }),
    producer: source?.company ?? '',
    year: String(Math.floor(between(next, 1998, 2027))),
    format: source?.format ?? '1.78',
    notes: '',
    tags: JSON.stringify(source?.tags ?? []),
    cluster_path: CLUSTER_PATH,
    thumbnail_count: source?.files ? 1 : 0,
    chosen_thumbnail: 1,
    own_thumbnail: 0,
    checked: source?.files ? 1 : 0,
    file_name: `${source?.slug ?? 'film'}.mp4`,
    duration: source?.seconds ?? 0,
    process_id: source?.files ? newId() : null,
    picture_version: '',
    version: 1,
    created_at: talent.created_at,
    trashed_at: null,
  };
}

async function keep(catalogue: Kysely<Catalogue>, talents: TalentRow[], films: FilmRow[]): Promise<void> {
  const reels = talents.map((talent) => reelRow(talent.talent_id, 'Showreel', 1));
  const rows = reels.flatMap((reel, i) =>
    inOrder(reel.reel_id, films.slice(i * FILMS_EACH, i * FILMS_EACH + REEL_FILMS)),
  );
  const processes = films.flatMap((film) => (film.process_id === null ? [] : [film.process_id]));
  await catalogue.transaction().execute(async (transaction) => {
    await transaction.insertInto('talents').values(talents).execute();
    for (const part of parts(films)) await transaction.insertInto('films').values(part).execute();
    for (const part of parts(processes)) await fillJobs(transaction, part, new Date());
    await transaction.insertInto('reels').values(reels).execute();
    for (const part of parts(rows)) await transaction.insertInto('reel_films').values(part).execute();
  });
}

function* parts<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += ROWS) yield list.slice(at, at + ROWS);
}
