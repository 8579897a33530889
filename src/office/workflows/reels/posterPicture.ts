import { POSTER_PICTURE_PERCENT } from '../../../contract/constants';
import { pictureSlot } from '../records/pictureSlot';
import { sendPicture } from '../records/pictureUpload';

/** The picture that is being given to the poster on show, which has it once it arrived. */
export const posterPicture = pictureSlot({
  name: 'posterPicture',
  send: (name, file, onProgress) =>
    sendPicture(
      'newsPicture.upload',
      { targetPath: 'posters', name, percent: POSTER_PICTURE_PERCENT, version: 0, kind: 'poster' },
      file,
      onProgress,
    ),
});
