import { newsPictureUpload } from '../../contract/scripts';
import { namedPictures } from '../pictures/namedPictures';

/** Pictures of news: UploadPict_UHD.php (spec section 7) takes them. */
export const newsPictures = namedPictures({
  script: newsPictureUpload,
  table: 'news_pictures',
  namedBy: 'news',
  folder: 'news',
});
