import { addressBy } from './addressRule';

/** Where the companion server keeps a film's files for signed-in staff; `base` is an address without a final slash. */
const filmFolder = (base: string, filmId: string) => `${base}/films/${encodeURIComponent(filmId)}`;

/** What the rule of a film's address may name beside `{media}`. */
interface VideoNames {
  readonly film: string;
  /** The client's abbreviation. */
  readonly client: string;
  /** CLUSTER_AD_1 and 720_name of the film. */
  readonly cluster: string;
  readonly name: string;
}

/** The address of a film's video by the agency's rule. */
export const videoAddress = (rule: string, media: string, names: VideoNames) =>
  addressBy(rule, media, { ...names });

/** The download of the file as it was uploaded; it names the film and the client database (spec section 6). */
export const originalAddress = (base: string, filmId: string, databaseName: string) =>
  `${filmFolder(base, filmId)}/original?${new URLSearchParams({ dbClient: databaseName })}`;

/** The two folders of a film's pictures (spec section 9): films from before the automatic thumbnails are in the old one. */
export type ThumbnailFolder = 'thumbnails' | 'vignettes';

/** The address of a film's automatic thumbnail, which count from 1. */
export const thumbnailAddress = (
  base: string,
  filmId: string,
  picture: number,
  folder: ThumbnailFolder = 'thumbnails',
) => `${filmFolder(base, filmId)}/${folder}/${picture}.jpg`;

/** The address of the picture that staff uploaded for a film. */
export const ownThumbnailAddress = (base: string, filmId: string) =>
  `${filmFolder(base, filmId)}/thumbnails/own.jpg`;

/** What a picture that waits to be checked is called (picNAME): where it stands in the media bank. */
export const pictureToCheckName = (filmId: string, pictureId: string) =>
  `${ownThumbnailAddress('', filmId).slice(1)}?${new URLSearchParams({ v: pictureId })}`;

/** The address of a picture that waits to be checked. */
export const pictureToCheckAddress = (base: string, name: string) => `${base}/${name.replace(/^\/+/, '')}`;

/** The address of a picture that was uploaded for a talent; pictures count from 1. */
export const talentPictureAddress = (base: string, talentId: string, picture: number) =>
  `${base}/talents/${encodeURIComponent(talentId)}/pictures/${picture}.jpg`;

/** The address of a picture that was uploaded for news. */
export const newsPictureAddress = (base: string, picture: string) =>
  `${base}/news/${encodeURIComponent(picture)}.jpg`;

/** The address of a poster's picture. */
export const posterPictureAddress = (base: string, picture: string) =>
  `${base}/posters/${encodeURIComponent(picture)}.jpg`;

/** The address of a home screen's picture; pictures count from 1. */
export const screenPictureAddress = (base: string, screenId: string, picture: number) =>
  `${base}/screens/${encodeURIComponent(screenId)}/${picture}.jpg`;

/** The address of a talent's resume. */
export const resumeAddress = (base: string, talentId: string) =>
  `${base}/talents/${encodeURIComponent(talentId)}/resume.pdf`;

/** What an address says to get a picture as small as lists need it; a media bank that has no small ones sends it whole. */
export const SMALL = { size: 'small' };
