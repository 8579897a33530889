import type { FastifyInstance } from 'fastify';
import { BACKEND_PATH } from '../../contract/constants';
import { pictureUpload } from '../../contract/scripts';
import { PICTURE_SIZE_LIMIT, type PictureKind } from '../../contract/scripts/pictures';
import { Refused } from '../http/handler';
import type { Installation } from '../installation';
import { answerUploads } from '../uploads/formUpload';
import { storeFilmPicture } from './filmPicture';
import type { PictureStore } from './pictureStore';
import { storeProfilePicture } from './profilePicture';
import { encodeAgain } from './encodeAgain';

/** Where a picture of each kind goes. */
const pictureStores: Readonly<Record<PictureKind, PictureStore>> = {
  profile: storeProfilePicture,
  film: storeFilmPicture,
};

/** UploadPictFILM_UHD.php (spec section 7): the picture is read by its content, made anew as a JPEG, and kept by its kind. */
export const registerPictures = (app: FastifyInstance, installation: Installation): Promise<void> =>
  answerUploads(
    app,
    installation,
    BACKEND_PATH + pictureUpload.path,
    pictureUpload,
    PICTURE_SIZE_LIMIT,
    async ({ caller, tenant, input, path }) => {
      const { abbreviation, databaseName } = caller.agency;
      if (input.client !== abbreviation || input.databaseName !== databaseName)
        throw new Refused({ kind: 'forbidden' });
      await encodeAgain(path, input);
      return pictureStores[input.kind]({ tenant, ownerId: input.name, path });
    },
  );
