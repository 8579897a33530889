import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { pictureUpload } from '../../contract/scripts';
import { Refused } from '../http/handler';
import { isFileName } from '../media/paths';
import { sync } from '../uploads/durable';
import { keepForNewFilm } from '../uploads/newFilmPicture';
import type { PictureStore } from './answerPictures';

/** The picture of a film that is not made yet, under its temporary id: AddNewFilm takes it (HAS_PIC_TEMP). */
export const storeNewFilmPicture: PictureStore<typeof pictureUpload> = async ({
  tenant: { folder },
  input: { name: uploadKey },
  path,
}) => {
  if (!isFileName(uploadKey)) throw new Refused({ kind: 'invalid', problems: { name: 'malformed' } });
  await sync(path);
  return async ({ caller: { staffId }, recordHistory, afterCommit }) => {
    await recordHistory(`newFilmPicture:${uploadKey}`, null);
    afterCommit(() => keepForNewFilm(folder, { staffId, uploadKey }, path));
    return { clusterPath: '', picture: OWN_THUMBNAIL };
  };
};
