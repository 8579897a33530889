import type { Transaction } from 'kysely';
import { OWN_PICTURES, parseProfilePicture, type ProfilePicture } from '../../contract/rules/profilePicture';
import type { Catalogue } from '../database/schema';
import { change, type ChangeContext, type Handlers, Refused } from '../http/handler';
import { findLive, live } from '../http/live';

/** SetProfilePicture: the picture must be one that the agency has. */
export const profilePictureHandlers: Handlers<'talent.setPicture'> = {
  'talent.setPicture': change(
    async (
      { catalogue, changed }: ChangeContext,
      { talentId, profilePicture }: { talentId: string; profilePicture: string },
    ) => {
      const { profile_picture } = await live(catalogue, 'talents', talentId);
      if (profilePicture !== '') await requirePicture(catalogue, talentId, profilePicture);
      await catalogue
        .updateTable('talents')
        .set({ profile_picture: profilePicture })
        .where('talent_id', '=', talentId)
        .execute();
      await changed('talent', talentId, { profile_picture });
      return {};
    },
  ),
};

async function requirePicture(
  catalogue: Transaction<Catalogue>,
  talentId: string,
  profilePicture: string,
): Promise<void> {
  const parts = parseProfilePicture(profilePicture);
  if (!parts) throw new Refused({ kind: 'invalid', problems: { profilePicture: 'malformed' } });
  const exists =
    parts.clusterPath === OWN_PICTURES
      ? parts.filmId === talentId && (await hasOwnPicture(catalogue, parts))
      : await hasStill(catalogue, parts);
  if (!exists) throw new Refused({ kind: 'notFound' });
}

const hasOwnPicture = async (catalogue: Transaction<Catalogue>, { filmId, picture }: ProfilePicture) =>
  (await catalogue
    .selectFrom('talent_pictures')
    .select('picture')
    .where('talent_id', '=', filmId)
    .where('picture', '=', picture)
    .executeTakeFirst()) !== undefined;

async function hasStill(
  catalogue: Transaction<Catalogue>,
  { filmId, clusterPath, picture }: ProfilePicture,
): Promise<boolean> {
  const film = await findLive(catalogue, 'films', filmId);
  return film?.cluster_path === clusterPath && film.thumbnail_count >= picture;
}
