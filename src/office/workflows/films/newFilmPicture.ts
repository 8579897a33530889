import { FILM_PICTURE_PERCENT } from '../../../contract/constants';
import { pictureSlot } from '../records/pictureSlot';
import { sendPicture } from '../records/pictureUpload';

/** The picture of a film that is not made yet, under its temporary id; the sheet of the new film has it once it arrived. */
export const newFilmPicture = pictureSlot({
  name: 'newFilmPicture',
  send: (uploadKey, file, onProgress) =>
    sendPicture(
      'picture.upload',
      {
        targetPath: 'films/new',
        name: uploadKey,
        percent: FILM_PICTURE_PERCENT,
        version: 0,
        kind: 'newFilm',
      },
      file,
      onProgress,
    ),
});
