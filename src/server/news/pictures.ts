import { namedPictures } from '../pictures/namedPictures';

/** Pictures of news. */
export const newsPictures = namedPictures({ table: 'news_pictures', namedBy: 'news', folder: 'news' });
