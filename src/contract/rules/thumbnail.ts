import type { Film } from '../entities/film';
import { addressBy } from './addressRule';
import {
  ownThumbnailAddress,
  SMALL,
  talentPictureAddress,
  thumbnailAddress,
  type ThumbnailFolder,
} from './media';
import { OWN_PICTURES, parseProfilePicture } from './profilePicture';

type Pictured = Pick<
  Film,
  'filmId' | 'checked' | 'thumbnailCount' | 'ownThumbnail' | 'chosenThumbnail' | 'pictureVersion'
>;

/** The choice of a film's own picture; the automatic ones count from 1. */
export const OWN_THUMBNAIL = 0;

/** An automatic-thumbnail count above 0 or UHD flag 1 selects the new thumbnail folder (spec section 9). */
const thumbnailFolder = ({
  thumbnailCount,
  ownThumbnail,
}: Pick<Film, 'thumbnailCount' | 'ownThumbnail'>): ThumbnailFolder =>
  thumbnailCount > 0 || ownThumbnail ? 'thumbnails' : 'vignettes';

/** The picture that stands for a film: 0 its own, the automatic ones from 1; a choice that it has not is its first. */
export function thumbnailOf({ thumbnailCount, ownThumbnail, chosenThumbnail }: Pictured): number {
  const isOwn = ownThumbnail && (chosenThumbnail === OWN_THUMBNAIL || thumbnailCount === 0);
  return isOwn ? OWN_THUMBNAIL : Math.max(1, chosenThumbnail);
}

/** The address of one of a film's pictures under `base`, small, and new once the picture is. */
export function pictureAddress(base: string, film: Pictured, picture: number): string {
  const { filmId, pictureVersion } = film;
  const address =
    picture === OWN_THUMBNAIL
      ? ownThumbnailAddress(base, filmId)
      : thumbnailAddress(base, filmId, picture, thumbnailFolder(film));
  return `${address}?${new URLSearchParams({ ...SMALL, ...(pictureVersion && { v: pictureVersion }) })}`;
}

/** The address of a film's chosen picture under `base`, small; nothing, a black placeholder, while it has not been checked. */
export const stillAddress = (base: string, film: Pictured): string | undefined =>
  film.checked ? pictureAddress(base, film, thumbnailOf(film)) : undefined;

/** Where pictures are, and the rule by which those of films that stand for talents are found there. */
interface BackgroundAddresses {
  readonly media: string;
  /** May name `{media}`, and of PIC_PROFIL_ASA `{film}`, `{cluster}` and `{picture}`. */
  readonly backgroundAddress: string;
}

/** The address of a talent's profile picture, whole, or nothing when PIC_PROFIL_ASA names none. */
export function profilePictureAddress(
  { media, backgroundAddress }: BackgroundAddresses,
  profilePicture: string,
): string | undefined {
  const parts = parseProfilePicture(profilePicture);
  if (!parts) return undefined;
  const { filmId: film, clusterPath: cluster, picture } = parts;
  if (cluster === OWN_PICTURES) return talentPictureAddress(media, film, picture);
  return addressBy(backgroundAddress, media, { film, cluster, picture: String(picture) });
}

/** The same picture, small. */
export function portraitAddress(addresses: BackgroundAddresses, profilePicture: string): string | undefined {
  const address = profilePictureAddress(addresses, profilePicture);
  return address && `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(SMALL)}`;
}
