import type { pictureUpload } from '../../contract/scripts';
import { isToBeRemoved } from '../disk/removals';
import { type ChangeContext, Refused } from '../http/handler';
import { idTaken, requireOwnId } from '../http/ownId';
import { isFileName, screenFolder, screenPicturePath } from '../media/paths';
import { inAllSizes, keepSmall } from '../media/smallPicture';
import type { PictureStore } from './answerPictures';

/** The folder that is said of home screens' pictures. */
const FOLDER = 'screens';

/** A home screen's picture under the next number. The first one makes the screen: the last of all, and not on the site yet. */
export const storeScreenPicture: PictureStore<typeof pictureUpload> = async ({
  tenant: { files },
  input: { name: screenId },
  path,
}) => {
  if (!isFileName(screenId)) throw new Refused({ kind: 'invalid', problems: { name: 'malformed' } });
  const staged = await files.stage(path);
  return async (context) => {
    const { changed, removeFiles, afterCommit } = context;
    const before = (await isAdded(context, screenId)) ? null : await nextPicture(context, screenId);
    const picture = (before ?? 0) + 1;
    await changed('screen', screenId, before === null ? null : { picture: before });
    if (before !== null) await removeFiles(inAllSizes(screenPicturePath('', screenId, before)));
    const lasting = screenPicturePath('', screenId, picture);
    await files.copy(staged, lasting);
    afterCommit(() => keepSmall(files, lasting));
    return { clusterPath: FOLDER, picture };
  };
};

/**
 * Adds the screen if there is none of that id; returns true once it is there with its first picture. Refuses as taken an id
 * of something else, and that of a screen whose files are not gone yet.
 */
async function isAdded(context: ChangeContext, screen_id: string): Promise<boolean> {
  const { catalogue } = context;
  const last = await catalogue
    .selectFrom('screens')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const added = await catalogue
    .insertInto('screens')
    .values({
      screen_id,
      film_id: '',
      legend: '',
      online: 0,
      position: Number(last?.position ?? 0) + 1,
      picture: 1,
      version: 1,
      trashed_at: null,
    })
    .onConflict((conflict) => conflict.column('screen_id').doNothing())
    .returning('screen_id')
    .executeTakeFirst();
  if (!added) return false;
  await requireOwnId(context, 'screens', screen_id);
  const paths = [screenFolder('', screen_id), ...inAllSizes(screenPicturePath('', screen_id, 1))];
  if (await isToBeRemoved(catalogue, paths)) throw idTaken();
  return true;
}

/** Counts its picture up, and returns what it was. Refuses a screen in the trash as not found. */
async function nextPicture({ catalogue }: ChangeContext, screenId: string): Promise<number> {
  const counted = await catalogue
    .updateTable('screens')
    .set(({ eb }) => ({ picture: eb('picture', '+', 1) }))
    .where('screen_id', '=', screenId)
    .where('trashed_at', 'is', null)
    .returning('picture')
    .executeTakeFirst();
  if (!counted) throw new Refused({ kind: 'notFound' });
  return counted.picture - 1;
}
