import { script } from '../script';
import { optional } from '../wire/field';
import { choice, id, text, whole } from '../wire/fields';
import { done } from '../wire/reply';

/** What a picture is for. */
const pictureKinds = {
  /** A talent's own profile picture. */
  PROFILE: 'profile',
  /** A film's own thumbnail. */
  FILM: 'film',
  /** That of a film to be, under its temporary id: AddNewFilm takes it. */
  NEW_FILM: 'newFilm',
  /** A home screen's: its first one makes the screen. */
  SPLASHSCREEN: 'screen',
} as const;
export type PictureKind = (typeof pictureKinds)[keyof typeof pictureKinds];

/** The largest picture that may be uploaded, in bytes. */
export const PICTURE_SIZE_LIMIT = 40 * 1024 * 1024;

/** Why what is in a file is not taken as a picture, in the refusal's problem of `file`. */
export type PictureProblem = 'notAPicture' | 'tooManyPixels' | 'tookTooLong';

const percent = (wire: string) => whole(wire, 1, 100);

/** What every multipart call for a picture says; `name` is the id of what it is of. */
export const pictureFields = {
  targetPath: text('targetPath'),
  name: id('name'),
  heightPercent: percent('Hpercent'),
  widthPercent: percent('Wpercent'),
  version: whole('version'),
  client: text('client', { min: 1, max: 20 }),
  databaseName: text('dbClient', { min: 1 }),
  requestId: optional(id('REQUEST_ID')),
};

/** The multipart call for pictures (spec section 7); the file part is named `file`. It stands under the backend's base path. */
export const pictureUpload = script({
  name: 'picture.upload',
  path: 'UploadPictFILM_UHD.php',
  allow: 'staff',
  encoding: 'multipart',
  input: { ...pictureFields, kind: choice('kind', pictureKinds) },
  /** Where the picture is now: its folder and its number there, from 1; 0 is a film's own thumbnail. */
  reply: done({ clusterPath: text('CLUSTER_AD_1'), picture: whole('version') }),
  refusal: 'error',
});
