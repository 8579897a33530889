import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { comparedTexts } from '../database/orderKey';
import { type EncodedFacts, encodedFacts, placeReady } from '../encoding/output';
import { queueAgain } from '../encoding/queue';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { isFileName } from '../media/paths';
import { giveToFilm, hasNewFilmPicture } from '../uploads/newFilmPicture';

type Input = InputOf<ScriptByName['film.add']>;

/** AddNewFilm (spec section 4, "Film creation"): needs an upload that has started. Called again, it is the same film. */
export const filmAdd: Handler<'film.add'> = change(async (context, input) => {
  await live(context.catalogue, 'talents', input.talentId);
  const upload = await startedUpload(context, input.uploadKey);
  if (upload.film_id !== null) return upload.film_id;
  const filmId = context.freshId;
  const picture = await pictureOf(context, input);
  const made = upload.status === 'done' ? await madeFor(context, filmId, upload) : undefined;
  await insertFilm(context, input, filmId, upload, made, picture !== undefined);
  await context.catalogue
    .updateTable('upload_processes')
    .set({ film_id: filmId })
    .where('process_id', '=', upload.process_id)
    .execute();
  if (made) context.afterCommit(() => placeReady(context.files, upload.process_id, filmId));
  await context.changed('film', filmId, null, 1);
  context.alsoChanged('talent', input.talentId);
  if (picture) await giveToFilm(context, picture, filmId);
  return filmId;
});

/** The picture that was sent for the film, if one was (HAS_PIC_TEMP). */
async function pictureOf({ files, caller: { staffId } }: ChangeContext, { uploadKey, hasPicture }: Input) {
  const film = { staffId, uploadKey };
  const isThere = hasPicture && isFileName(uploadKey) && (await hasNewFilmPicture(files, film));
  return isThere ? film : undefined;
}

/** The caller's upload for a film to be, or refused while none has started. */
async function startedUpload({ catalogue, caller }: ChangeContext, uploadKey: string) {
  const upload = await catalogue
    .selectFrom('upload_processes as p')
    .leftJoin('encoding_jobs as j', 'j.process_id', 'p.process_id')
    .select(['p.process_id', 'p.film_id', 'j.status'])
    .where('p.update_id', '=', uploadKey)
    .where('p.staff_id', '=', caller.staffId)
    .where('p.stage', '!=', 'CANCELLED')
    .orderBy('p.created_at', 'desc')
    .executeTakeFirst();
  // An upload that replaces the file of a film makes no film: there its UPDATE_ID is that film's id.
  if (!upload || upload.film_id === uploadKey)
    throw new Refused({ kind: 'conflict', reason: 'uploadNotStarted' });
  return upload;
}

type Upload = Awaited<ReturnType<typeof startedUpload>>;

/** What was encoded of the upload. Where that is not there any more, as after a restore, the file is encoded once more. */
async function madeFor(
  { catalogue, files, now, publish }: ChangeContext,
  filmId: string,
  { process_id: processId }: Upload,
): Promise<EncodedFacts | undefined> {
  const made = await encodedFacts(files, processId);
  if (made) return made;
  await queueAgain(catalogue, processId, 'done', now);
  publish({ kind: 'encoding', processId, filmId, status: 'waiting', progress: 0, reason: '' });
  return undefined;
}

async function insertFilm(
  { catalogue, now }: ChangeContext,
  input: Input,
  filmId: string,
  upload: Upload,
  made: EncodedFacts | undefined,
  hasPicture: boolean,
): Promise<void> {
  const { number } = await catalogue
    .selectFrom('films')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  await catalogue
    .insertInto('films')
    .values({
      film_id: filmId,
      number: (number ?? 0) + 1,
      talent_id: input.talentId,
      title: input.title,
      director: input.director,
      ...comparedTexts(input),
      producer: input.producer,
      year: input.year,
      format: input.format,
      notes: input.notes,
      tags: '[]',
      cluster_path: '',
      thumbnail_count: made?.thumbnails ?? 0,
      chosen_thumbnail: made && !hasPicture ? 1 : OWN_THUMBNAIL,
      own_thumbnail: hasPicture ? 1 : 0,
      checked: made ? 1 : 0,
      file_name: made ? 'film.mp4' : '',
      duration: made?.duration ?? 0,
      process_id: upload.process_id,
      picture_version: hasPicture ? newId(8) : '',
      ...(hasPicture && { own_picture: newId(), pictured_at: now.toISOString() }),
      version: 1,
      created_at: now.toISOString(),
      trashed_at: null,
    })
    .execute();
}
