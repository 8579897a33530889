import type { Handlers } from '../http/handler';
import { filmChooseThumbnail } from './chooseThumbnail';
import { agencyFilmsList, talentFilmsList } from './lists';
import { filmReels } from './reels';
import { filmReencode } from './reencode';
import { filmUpdateInfos } from './updateInfos';

/** Films, and what staff do with one that exists (spec sections 2 and 7, "Film sheet"). */
export const filmHandlers: Handlers<
  | 'agencyFilms.list'
  | 'talentFilms.list'
  | 'film.reencode'
  | 'film.chooseThumbnail'
  | 'film.reels'
  | 'film.updateInfos'
> = {
  'agencyFilms.list': agencyFilmsList,
  'talentFilms.list': talentFilmsList,
  'film.reencode': filmReencode,
  'film.chooseThumbnail': filmChooseThumbnail,
  'film.reels': filmReels,
  'film.updateInfos': filmUpdateInfos,
};
