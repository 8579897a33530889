import { NEWS_PICTURE_PERCENT } from '../../../contract/constants';
import { newsDetail } from './newsDetail';
import { sendPicture } from '../records/pictureUpload';
import { recordPicture } from '../records/recordPicture';

/** The picture that is being given to the news item on show. */
export const newsPicture = recordPicture({
  name: 'newsPicture',
  page: newsDetail,
  arrived: ({ id, picture }) => newsDetail.intents.typed({ id, values: { picture } }),
  send: (name, file, onProgress) =>
    sendPicture(
      'newsPicture.upload',
      { targetPath: 'news', name, percent: NEWS_PICTURE_PERCENT, version: 0, kind: 'news' },
      file,
      onProgress,
    ),
});
