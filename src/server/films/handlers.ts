import type { Handlers } from '../http/handler';
import { filmChooseThumbnail } from './chooseThumbnail';
import { filmReels } from './reels';
import { filmReencode } from './reencode';
import { filmUpdateInfos } from './updateInfos';

/** What staff do with a film that exists (spec sections 2 and 7, "Film sheet"). */
export const filmHandlers: Handlers<
  'film.reencode' | 'film.chooseThumbnail' | 'film.reels' | 'film.updateInfos'
> = {
  'film.reencode': filmReencode,
  'film.chooseThumbnail': filmChooseThumbnail,
  'film.reels': filmReels,
  'film.updateInfos': filmUpdateInfos,
};
