import { statSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { formatProfilePicture } from '../../contract/rules/profilePicture';
import { comparedNames } from '../database/comparedNames';
import { comparedTexts } from '../database/orderKey';
import type { Catalogue, FilmRow, TalentRow } from '../database/schema';
import type { FileStore } from '../files/fileStore';
import { newId } from '../ids';
import { receivedPath } from '../media/paths';
import { fillCategories } from '../talents/professions';
import type { DemoAgency } from './agency';
import { demoFiles, placeFilm, secondsOf } from './filmFiles';
import type { DemoFilm } from './films';
import { fillPictures } from './pictures';
import { fillPublications } from './publications';
import { fillRecords } from './records';
import { fillReels } from './reels';
import { shareOut } from './share';

/** The folder name that film rows carry; the server finds a film by its id alone. */
export const CLUSTER_PATH = 'films';

/** Where an agency's demo goes: its catalogue, its files, and the day that counts as today. */
export interface Target {
  readonly catalogue: Kysely<Catalogue>;
  readonly files: FileStore;
  readonly now: Date;
}

/** Fills an empty catalogue with an agency's demo: talents, films with their files, reels and publications. */
export async function fillAgency(
  target: Target,
  agency: DemoAgency,
  demoFilms: readonly DemoFilm[],
): Promise<void> {
  const { catalogue, now } = target;
  const categoryIds = await fillCategories(catalogue);
  const shares = shareOut(agency, demoFilms);
  const talentIds = new Map(agency.talents.map((talent) => [talent, newId()]));
  const films = await Promise.all(
    shares.map(({ film, talent }, index) =>
      placedFilm(target, film, { number: index + 1, talent_id: talentIds.get(talent) ?? null }),
    ),
  );
  const talents = agency.talents.map((talent): TalentRow => {
    const talentId = talentIds.get(talent) ?? newId();
    const pictured = films.find((film) => film.talent_id === talentId && film.thumbnail_count > 0);
    return {
      talent_id: talentId,
      category_id: categoryIds.get(talent.profession) ?? '',
      first_name: talent.firstName,
      last_name: talent.lastName,
      city: talent.city,
      ...comparedNames(talent),
      online: talent.offline ? 0 : 1,
      profile_picture: pictured
        ? formatProfilePicture({ filmId: pictured.film_id, clusterPath: CLUSTER_PATH, picture: 1 })
        : '',
      created_at: now.toISOString(),
      trashed_at: null,
    };
  });
  await catalogue.insertInto('talents').values(talents).execute();
  await fillRecords(catalogue, agency, talents);
  await catalogue.insertInto('films').values(films).execute();
  const encoded = films.flatMap((film) => (film.process_id === null ? [] : [film.process_id]));
  if (encoded.length > 0) await fillJobs(catalogue, encoded, now);
  await fillOriginals(target, films);
  await fillPictures(target, agency, films);
  await fillReels(catalogue, agency, talents, films);
  await fillPublications(target, agency, films, talents);
}

/** A film row, whose files the agency has when they have been made. */
async function placedFilm(
  { files: store, now }: Target,
  film: DemoFilm,
  tenant: Pick<FilmRow, 'number' | 'talent_id'>,
): Promise<FilmRow> {
  const filmId = newId();
  const files = demoFiles(film.slug);
  if (files) await placeFilm(store, filmId, files);
  return {
    ...tenant,
    film_id: filmId,
    title: film.title,
    director: film.director,
    ...comparedTexts(film),
    producer: film.company,
    year: String(film.year),
    format: film.format,
    notes: film.notes,
    tags: JSON.stringify(film.tags),
    cluster_path: CLUSTER_PATH,
    thumbnail_count: files ? 1 : 0,
    chosen_thumbnail: 1,
    own_thumbnail: 0,
    checked: files ? 1 : 0,
    file_name: `${film.slug}.mp4`,
    duration: files ? secondsOf(files.film) : 0,
    process_id: files ? newId() : null,
    picture_version: '',
    version: 1,
    created_at: now.toISOString(),
    trashed_at: null,
  };
}

/** Notes the uploads that the films came by, with the files that can be downloaded and encoded again. */
async function fillOriginals(
  { catalogue, files: store, now }: Target,
  films: readonly FilmRow[],
): Promise<void> {
  for (const { film_id, process_id, file_name } of films) {
    const files = demoFiles(file_name.replace(/\.mp4$/, ''));
    if (process_id === null || !files) continue;
    await store.putCopy(files.film, receivedPath('', process_id));
    await catalogue
      .insertInto('upload_processes')
      .values({
        process_id,
        film_id,
        file_name,
        staff_id: 'demo',
        file_size: statSync(files.film).size,
        file_type: 'video/mp4',
        update_id: film_id,
        stage: 'RECEIVED',
        created_at: now.toISOString(),
      })
      .execute();
  }
}

/** Notes the processes of films whose files are there as encoded. */
export async function fillJobs(
  catalogue: Kysely<Catalogue>,
  processIds: readonly string[],
  now: Date,
): Promise<void> {
  await catalogue
    .insertInto('encoding_jobs')
    .values(
      processIds.map((process_id) => ({
        process_id,
        status: 'done' as const,
        progress: 100,
        reason: '',
        options: '',
        attempts: 1,
        worker: null,
        lease_until: null,
        queued_at: now.toISOString(),
      })),
    )
    .execute();
}
