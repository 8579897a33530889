import { namedPictures } from '../pictures/namedPictures';

/** Pictures of posters. */
export const posterPictures = namedPictures({ table: 'reel_pictures', namedBy: 'reels', folder: 'posters' });
