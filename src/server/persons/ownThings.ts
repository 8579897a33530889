import type { Kysely } from 'kysely';
import { chunks } from '../database/chunks';
import type { Catalogue } from '../database/schema';
import type { Identity } from './identity';

/** What is a person's own, by ids; nothing of a contact. */
export interface OwnThings {
  readonly filmIds: readonly string[];
  readonly reelIds: readonly string[];
  /** The uploads whose files the person's films play, or did. */
  readonly processIds: readonly string[];
  readonly resumes: readonly string[];
  /** What the history calls all of that, and the person. */
  readonly subjects: readonly string[];
}

const nothing = { filmIds: [], reelIds: [], processIds: [], resumes: [] };

/** What is somebody's own, be it in the trash. */
export async function ownThings(
  db: Kysely<Catalogue>,
  { kind, personId }: Pick<Identity, 'kind' | 'personId'>,
): Promise<OwnThings> {
  if (kind === 'contact') return { ...nothing, subjects: [] };
  if (kind === 'staff') return { ...nothing, subjects: [personId] };
  const films = await db
    .selectFrom('films')
    .select(['film_id', 'process_id'])
    .where('talent_id', '=', personId)
    .execute();
  const reels = await db.selectFrom('reels').select('reel_id').where('talent_id', '=', personId).execute();
  const resumes = await db
    .selectFrom('resumes')
    .select('file_name')
    .where('talent_id', '=', personId)
    .execute();
  const filmIds = films.map(({ film_id }) => film_id);
  const reelIds = reels.map(({ reel_id }) => reel_id);
  const processIds = new Set(films.flatMap(({ process_id }) => process_id ?? []));
  for (const chunk of chunks(filmIds)) {
    const uploads = await db
      .selectFrom('upload_processes')
      .select('process_id')
      .where('film_id', 'in', chunk)
      .execute();
    for (const { process_id } of uploads) processIds.add(process_id);
  }
  const fileNames = resumes.map(({ file_name }) => file_name);
  return {
    ...{ filmIds, reelIds, processIds: [...processIds], resumes: fileNames },
    subjects: [
      ...[personId, ...filmIds, ...reelIds],
      ...[...processIds].map((id) => `process:${id}`),
      ...fileNames.map((name) => `resume:${name}`),
    ],
  };
}
