import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OWN_PICTURES } from '../../contract/rules/profilePicture';
import type { pictureUpload } from '../../contract/scripts';
import { live } from '../http/live';
import { talentPicturePath } from '../media/paths';
import { keepSmall } from '../media/smallPicture';
import { renameDurably, sync } from '../uploads/durable';
import type { PictureStore } from './answerPictures';

/** A talent's own picture under the next number; the talent shows it once PIC_PROFIL_ASA names it. */
export const storeProfilePicture: PictureStore<typeof pictureUpload> = async ({
  tenant: { folder },
  input: { name: ownerId },
  path,
}) => {
  // On disk before its number is known: what is left to do after the commit is a new name.
  await sync(path);
  return async ({ caller, catalogue, now, recordHistory, afterCommit }) => {
    await live(catalogue, 'talents', ownerId);
    const last = await catalogue
      .selectFrom('talent_pictures')
      .select(({ fn }) => fn.max('picture').as('picture'))
      .where('talent_id', '=', ownerId)
      .executeTakeFirst();
    const picture = Number(last?.picture ?? 0) + 1;
    const row = { added_at: now.toISOString(), staff_id: caller.staffId };
    await catalogue
      .insertInto('talent_pictures')
      .values({ talent_id: ownerId, picture, ...row })
      .execute();
    await recordHistory(ownerId, null);
    afterCommit(async () => {
      const lasting = talentPicturePath(folder, ownerId, picture);
      await mkdir(dirname(lasting), { recursive: true });
      await renameDurably(path, lasting);
      await keepSmall(lasting);
    });
    return { clusterPath: OWN_PICTURES, picture };
  };
};
