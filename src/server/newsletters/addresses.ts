import type { Agency } from '../../contract/entities/session';
import { newsPictureAddress, ownThumbnailAddress, thumbnailAddress } from '../../contract/rules/media';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { Addresses } from '../../contract/letter/letter';

interface Home {
  readonly agency: Agency;
  /** This server for those outside, without a final slash. */
  readonly publicUrl: string;
}

/** The path of an agency's newsletters for those outside. */
export const PAGES = '/newsletter';

const MAIL_SIZE = new URLSearchParams({ size: 'mail' });

/** The page of a newsletter for those outside, which is open to whoever knows its address: its token, that nobody can guess. */
export const pageAddress = ({ agency, publicUrl }: Home, token: string) =>
  `${publicUrl}${PAGES}/${encodeURIComponent(agency.abbreviation)}/${encodeURIComponent(token)}`;

/** Where those outside find what a newsletter shows. */
export function publicAddresses(home: Home, token: string): Addresses {
  const page = pageAddress(home, token);
  return {
    base: home.publicUrl,
    page,
    film: (filmId) => `${page}/watch/${encodeURIComponent(filmId)}`,
    still: (filmId) => `${page}/films/${encodeURIComponent(filmId)}.jpg?${MAIL_SIZE}`,
    picture: (picture) => `${page}/pictures/${encodeURIComponent(picture)}.jpg?${MAIL_SIZE}`,
  };
}

/** Where staff see the same before it is saved: on the server that they look at. */
export const previewAddresses = ({ publicUrl }: Home): Addresses => ({
  base: publicUrl,
  page: PAGES,
  film: (filmId) => `/media/films/${encodeURIComponent(filmId)}/film.mp4`,
  still: (filmId, thumbnail) =>
    thumbnail === OWN_THUMBNAIL
      ? ownThumbnailAddress('/media', filmId)
      : thumbnailAddress('/media', filmId, thumbnail),
  picture: (picture) => `${newsPictureAddress('/media', picture)}?${MAIL_SIZE}`,
});
