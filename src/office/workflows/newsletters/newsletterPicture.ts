import { NEWS_PICTURE_PERCENT } from '../../../contract/constants';
import { newsletterDetail } from './newsletterDetail';
import { itemPictureArrived } from './newsletterItems';
import { sendPicture } from '../records/pictureUpload';
import { recordPicture } from '../records/recordPicture';

/** The picture that is being put into the newsletter on show; pictures of newsletters are kept with those of news. */
export const newsletterPicture = recordPicture({
  name: 'newsletterPicture',
  page: newsletterDetail,
  arrived: itemPictureArrived,
  send: (name, file, onProgress) =>
    sendPicture(
      'newsPicture.upload',
      { targetPath: 'news', name, percent: NEWS_PICTURE_PERCENT, version: 0, kind: 'news' },
      file,
      onProgress,
    ),
});
