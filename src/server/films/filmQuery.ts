import { type Kysely, sql } from 'kysely';
import type { ListedFilm } from '../../contract/entities/film';
import type { WireColumns } from '../database/json';
import type { Catalogue } from '../database/schema';

/** That the picture which staff sent for a film stands for it. */
export const ownStands = sql<boolean>`(films.own_thumbnail = 1 and (films.chosen_thumbnail = 0 or films.thumbnail_count = 0))`;

/** Films not in the trash, with where their encoding stands and whether they are on a reel. */
export const filmQuery = (catalogue: Kysely<Catalogue>) =>
  catalogue
    .selectFrom('films')
    .leftJoin('encoding_jobs', 'encoding_jobs.process_id', 'films.process_id')
    .leftJoin('talents', 'talents.talent_id', 'films.talent_id')
    .where('films.trashed_at', 'is', null)
    .select([
      'films.film_id',
      'films.number',
      'films.title',
      'films.director',
      'films.producer',
      'films.year',
      'films.format',
      'films.notes',
      'films.tags',
      'films.cluster_path',
      'films.thumbnail_count',
      'films.chosen_thumbnail',
      'films.own_thumbnail',
      'films.file_name',
      'films.duration',
      'films.talent_id',
      'films.process_id',
      'films.picture_version',
      'films.version',
      'encoding_jobs.reason',
    ])
    .select((film) => [
      film.fn.coalesce('talents.last_name', sql.lit('')).as('last_name'),
      sql<string>`upper(coalesce(${film.ref('encoding_jobs.status')}, 'none'))`.as('encoding'),
      sql<number>`case when ${ownStands} then films.own_checked else films.checked end`.as('checked'),
      film.fn.coalesce('encoding_jobs.progress', sql.lit(0)).as('progress'),
      film
        .case()
        .when(
          film.exists(
            film
              .selectFrom('reel_films')
              .innerJoin('reels', 'reels.reel_id', 'reel_films.reel_id')
              .select('row_id')
              .where('reels.special', '=', 0)
              .where('reels.trashed_at', 'is', null)
              .whereRef('reel_films.film_id', '=', 'films.film_id'),
          ),
        )
        .then(1)
        .else(0)
        .end()
        .as('on_reel'),
    ]);

type FilmQueryRow = ReturnType<typeof filmQuery> extends { execute(): Promise<(infer Row)[]> } ? Row : never;

/** Which column of the query holds which field of a film. */
export const filmColumns: WireColumns<ListedFilm, FilmQueryRow> = {
  filmId: 'film_id',
  number: 'number',
  title: 'title',
  director: 'director',
  producer: 'producer',
  year: 'year',
  format: 'format',
  notes: 'notes',
  tags: 'tags',
  talentLastName: 'last_name',
  clusterPath: 'cluster_path',
  thumbnailCount: 'thumbnail_count',
  chosenThumbnail: 'chosen_thumbnail',
  ownThumbnail: 'own_thumbnail',
  checked: 'checked',
  onReel: 'on_reel',
  fileName: 'file_name',
  talentId: 'talent_id',
  duration: 'duration',
  encoding: 'encoding',
  encodingProgress: 'progress',
  encodingReason: 'reason',
  processId: 'process_id',
  pictureVersion: 'picture_version',
  version: 'version',
};
