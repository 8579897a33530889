import { parseProfilePicture } from '../../contract/rules/profilePicture';
import type { ChangeContext } from '../http/handler';
import { filmFolder } from '../media/paths';
import { removeProcessFiles } from '../uploads/remove';
import { chunks } from '../database/chunks';

/** Removes films for ever: rows, encodings in hand, and every file of theirs. */
export async function removeFilms(context: ChangeContext, filmIds: readonly string[]): Promise<void> {
  const { catalogue } = context;
  await clearPictures(context, new Set(filmIds));
  const processIds: string[] = [];
  for (const chunk of chunks(filmIds)) {
    processIds.push(...(await endProcesses(context, chunk)));
    await clearScreens(context, chunk);
    await catalogue.deleteFrom('films').where('film_id', 'in', chunk).execute();
  }
  await removeProcessFiles(context, processIds);
  await context.removeFiles(filmIds.map((filmId) => filmFolder('', filmId)));
}

/** Talents whose picture is one of a film that goes have none any more. */
async function clearPictures(
  { catalogue, alsoChanged }: ChangeContext,
  filmIds: ReadonlySet<string>,
): Promise<void> {
  const pictured = await catalogue
    .selectFrom('talents')
    .select(['talent_id', 'profile_picture'])
    .where('profile_picture', '!=', '')
    .execute();
  const bare = pictured.filter((talent) =>
    filmIds.has(parseProfilePicture(talent.profile_picture)?.filmId ?? ''),
  );
  for (const { talent_id } of bare) alsoChanged('talent', talent_id);
  for (const chunk of chunks(bare.map((talent) => talent.talent_id)))
    await catalogue
      .updateTable('talents')
      .set({ profile_picture: '' })
      .where('talent_id', 'in', chunk)
      .execute();
}

/** Home screens that led to a film that goes lead nowhere any more. */
async function clearScreens(
  { catalogue, alsoChanged }: ChangeContext,
  filmIds: readonly string[],
): Promise<void> {
  const cleared = await catalogue
    .updateTable('screens')
    .set({ film_id: '' })
    .where('film_id', 'in', filmIds)
    .returning('screen_id')
    .execute();
  for (const { screen_id } of cleared) alsoChanged('screen', screen_id);
}

/** Cancels the uploads and encodings of films. Returns their processes' ids, those of the demo included. */
async function endProcesses(
  { catalogue, publish }: ChangeContext,
  filmIds: readonly string[],
): Promise<readonly string[]> {
  const uploads = await catalogue
    .updateTable('upload_processes')
    .set({ stage: 'CANCELLED', film_id: null })
    .where('film_id', 'in', filmIds)
    .returning('process_id')
    .execute();
  const played = await catalogue
    .selectFrom('films')
    .select('process_id')
    .where('film_id', 'in', filmIds)
    .execute();
  const processIds = new Set(
    [...uploads, ...played].flatMap(({ process_id }) => (process_id === null ? [] : [process_id])),
  );
  for (const chunk of chunks([...processIds]))
    await catalogue.deleteFrom('encoding_jobs').where('process_id', 'in', chunk).execute();
  // A worker that encodes one of them stops when it hears this.
  for (const processId of processIds)
    publish({ kind: 'encoding', processId, filmId: '', status: 'none', progress: 0, reason: '' });
  return [...processIds];
}
