import { OWN_PICTURES } from '../../contract/rules/profilePicture';
import type { pictureUpload } from '../../contract/scripts';
import { live } from '../http/live';
import { talentPicturePath } from '../media/paths';
import { keepSmall } from '../media/smallPicture';
import type { PictureStore } from './answerPictures';

/** A talent's own picture under the next number; the talent shows it once PIC_PROFIL_ASA names it. */
export const storeProfilePicture: PictureStore<typeof pictureUpload> = async ({
  tenant: { files },
  input: { name: ownerId },
  path,
}) => {
  const staged = await files.stage(path);
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
    const lasting = talentPicturePath('', ownerId, picture);
    await files.copy(staged, lasting);
    afterCommit(() => keepSmall(files, lasting));
    return { clusterPath: OWN_PICTURES, picture };
  };
};
