import type { FastifyInstance } from 'fastify';
import { pictureUpload } from '../../contract/scripts';
import type { PictureKind } from '../../contract/scripts/pictures';
import type { Installation } from '../installation';
import { answerPictures, type PictureStore } from './answerPictures';
import { storeFilmPicture } from './filmPicture';
import { storeNewFilmPicture } from './newFilmPicture';
import { storeProfilePicture } from './profilePicture';
import { storeScreenPicture } from './screenPicture';

/** Where a picture of each kind goes. */
const stores: Readonly<Record<PictureKind, PictureStore<typeof pictureUpload>>> = {
  profile: storeProfilePicture,
  film: storeFilmPicture,
  newFilm: storeNewFilmPicture,
  screen: storeScreenPicture,
};

/** UploadPictFILM_UHD.php (spec section 7). */
export const registerPictures = (app: FastifyInstance, installation: Installation): Promise<void> =>
  answerPictures(app, installation, pictureUpload, (picture) => stores[picture.input.kind](picture));
