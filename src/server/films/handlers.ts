import type { Handlers } from '../http/handler';
import { filmAdd } from './add';
import { filmChooseThumbnail } from './chooseThumbnail';
import { pictureCheckDecide } from './decidePicture';
import { filmsExport } from './export';
import { agencyFilmsFigures } from './figures';
import { agencyFilmsFind } from './find';
import { filmsToEncodeList } from './filmsToEncode';
import { agencyFilmsList, talentFilmsList } from './lists';
import { pictureChecksList } from './picturesToCheck';
import { filmReencode } from './reencode';
import { filmSearch } from './search';
import { filmUpdateInfos } from './updateInfos';
import { agencyFilmsFound, agencyFilmsWindow } from './window';

/** Films, and what staff do with one that exists (spec sections 2 and 7, "Film sheet"). */
export const filmHandlers: Handlers<
  | 'agencyFilms.list'
  | 'agencyFilms.find'
  | 'agencyFilms.figures'
  | 'agencyFilms.window'
  | 'agencyFilms.found'
  | 'talentFilms.list'
  | 'film.search'
  | 'films.export'
  | 'film.add'
  | 'film.reencode'
  | 'film.chooseThumbnail'
  | 'film.updateInfos'
  | 'pictureChecks.list'
  | 'pictureCheck.decide'
  | 'filmsToEncode.list'
> = {
  'agencyFilms.list': agencyFilmsList,
  'agencyFilms.find': agencyFilmsFind,
  'agencyFilms.figures': agencyFilmsFigures,
  'agencyFilms.window': agencyFilmsWindow,
  'agencyFilms.found': agencyFilmsFound,
  'talentFilms.list': talentFilmsList,
  'film.search': filmSearch,
  'films.export': filmsExport,
  'film.add': filmAdd,
  'film.reencode': filmReencode,
  'film.chooseThumbnail': filmChooseThumbnail,
  'film.updateInfos': filmUpdateInfos,
  'pictureChecks.list': pictureChecksList,
  'pictureCheck.decide': pictureCheckDecide,
  'filmsToEncode.list': filmsToEncodeList,
};
