import type { Film } from '../entities/film';
import { thumbnailAddress } from './media';
import { parseProfilePicture } from './profilePicture';

type Pictured = Pick<Film, 'filmId' | 'checked' | 'thumbnailCount' | 'ownThumbnail' | 'chosenThumbnail'>;

/**
 * The address of a film's chosen picture under `base`, or nothing where a black placeholder stands: the film has not
 * been checked, or has neither automatic thumbnails nor one of its own (spec section 9, "Thumbnail choice").
 */
export function stillAddress(base: string, film: Pictured): string | undefined {
  const hasPicture = film.thumbnailCount > 0 || film.ownThumbnail;
  if (!film.checked || !hasPicture) return undefined;
  return thumbnailAddress(base, film.filmId, Math.max(1, film.chosenThumbnail));
}

/** The address of a talent's profile picture under `base`, or nothing when PIC_PROFIL_ASA names none. */
export function portraitAddress(base: string, profilePicture: string): string | undefined {
  const parts = parseProfilePicture(profilePicture);
  return parts && thumbnailAddress(base, parts.filmId, parts.picture);
}
