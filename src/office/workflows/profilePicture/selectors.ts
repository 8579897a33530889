import type { Talent } from '../../../contract/entities/talent';
import type { ProfilePicturesState, ProfilePictureState } from './state';

interface Root {
  readonly profilePicture: ProfilePicturesState;
}

export const selectProfilePicture = (state: Root, talentId: string): ProfilePictureState | undefined =>
  state.profilePicture[talentId];

/** The picture that a talent's page shows: one that was chosen just now is shown before it is saved. */
export function selectShownPicture(state: Root, { talentId, profilePicture }: Talent): string {
  const mine = state.profilePicture[talentId];
  return mine?.status === 'saving' ? mine.picture : profilePicture;
}

/** True while a picture is on its way: closing the page would stop it. */
export const selectIsPictureUploading = (state: Root) =>
  Object.values(state.profilePicture).some(({ status }) => status === 'uploading');
