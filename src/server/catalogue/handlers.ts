import { scripts } from '../../contract/scripts';
import { jsonRows } from '../database/json';
import { type Handlers, read } from '../http/handler';
import { agencyFilmsList, agencyReelFilms, talentFilmsList } from './films';
import { newsletterGet, newslettersList, newsList, screensList } from './publications';
import { agencyReelsList, reelNamesList, reelsList, talentReelsList, talentSpecialReelsList } from './reels';
import { talentsList } from './talents';

/** The loading lists of spec section 7. */
export const catalogueHandlers: Handlers<
  | 'categories.list'
  | 'talents.list'
  | 'staff.list'
  | 'reelNames.list'
  | 'news.list'
  | 'newsletters.list'
  | 'newsletter.get'
  | 'screens.list'
  | 'agencyFilms.list'
  | 'talentFilms.list'
  | 'talentReels.list'
  | 'reels.list'
  | 'agencyReels.list'
  | 'talentSpecialReels.list'
  | 'agencyReel.films'
> = {
  'categories.list': read(({ catalogue }) => {
    const categories = catalogue
      .selectFrom('categories')
      .selectAll()
      .orderBy('position')
      .orderBy('category_id');
    return jsonRows(catalogue, scripts['categories.list'].reply, categories, {
      categoryId: 'category_id',
      name: 'name',
      singular: 'singular',
      routerUrl: 'router_url',
      position: 'position',
    });
  }),
  'talents.list': talentsList,
  'staff.list': read(({ colleagues }) => colleagues()),
  'reelNames.list': reelNamesList,
  'news.list': newsList,
  'newsletters.list': newslettersList,
  'newsletter.get': newsletterGet,
  'screens.list': screensList,
  'agencyFilms.list': agencyFilmsList,
  'talentFilms.list': talentFilmsList,
  'talentReels.list': talentReelsList,
  'reels.list': reelsList,
  'agencyReels.list': agencyReelsList,
  'talentSpecialReels.list': talentSpecialReelsList,
  'agencyReel.films': agencyReelFilms,
};
