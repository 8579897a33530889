import { OWN_PICTURES } from '../../contract/rules/profilePicture';
import { transact } from '../database/transact';
import { live } from '../http/live';
import { talentPicturePath } from '../media/paths';
import { writeDurably } from '../uploads/durable';
import type { PictureStore } from './pictureStore';

/** Keeps a talent's own picture under the next number; the talent shows it once PIC_PROFIL_ASA names it. */
export const keepProfilePicture: PictureStore = async ({ caller, tenant, ownerId, jpeg }) => {
  const { catalogue, folder } = tenant;
  const picture = await transact(catalogue, async (transaction) => {
    await live(transaction, 'talents', ownerId);
    const last = await transaction
      .selectFrom('talent_pictures')
      .select(({ fn }) => fn.max('picture').as('picture'))
      .where('talent_id', '=', ownerId)
      .executeTakeFirst();
    const number = Number(last?.picture ?? 0) + 1;
    const row = { added_at: new Date().toISOString(), staff_id: caller.staffId };
    await transaction
      .insertInto('talent_pictures')
      .values({ talent_id: ownerId, picture: number, ...row })
      .execute();
    return number;
  });
  await writeDurably(talentPicturePath(folder, ownerId, picture), jpeg);
  return { clusterPath: OWN_PICTURES, picture };
};
