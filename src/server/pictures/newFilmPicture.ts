import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { pictureUpload } from '../../contract/scripts';
import { Refused } from '../http/handler';
import { isFileName, newFilmPicturePath } from '../media/paths';
import type { PictureStore } from './answerPictures';

/** The picture of a film that is not made yet, under its temporary id: AddNewFilm takes it (HAS_PIC_TEMP). */
export const storeNewFilmPicture: PictureStore<typeof pictureUpload> = async ({
  tenant: { files },
  input: { name: uploadKey },
  path,
}) => {
  if (!isFileName(uploadKey)) throw new Refused({ kind: 'invalid', problems: { name: 'malformed' } });
  const staged = await files.stage(path);
  return async ({ caller: { staffId }, recordHistory }) => {
    await recordHistory(`newFilmPicture:${uploadKey}`, null);
    await files.copy(staged, newFilmPicturePath('', { staffId, uploadKey }));
    return { clusterPath: '', picture: OWN_THUMBNAIL };
  };
};
