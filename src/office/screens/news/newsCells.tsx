import { useIntl } from 'react-intl';
import type { News } from '../../../contract/entities/news';
import { selectFilm } from '../../entities/films';
import { newsDetailsPath } from '../../workflows/news/newsDetail';
import { newsSwitches } from '../../workflows/news/newsSwitches';
import { ScheduledTimes } from '../scheduling/ScheduledTimes';
import type { RowPlace } from '../shared/list/declaration';
import { RowName } from '../shared/list/RowName';
import { NewsPicture } from './NewsPicture';
import { useFilmTitle } from '../shared/useFilmTitle';
import { useSelected } from '../shared/useSelected';

interface CellProps {
  readonly item: News;
}

/** Picture and title of a news item, which open it; under them, when it goes on the site and off it. */
export function NewsTitle({ item, place }: CellProps & { readonly place: RowPlace }) {
  const { newsId, title, picture, goesOnAt, goesOffAt } = item;
  const path = newsDetailsPath(newsId);
  return (
    <RowName
      picture={<NewsPicture picture={picture} />}
      name={title}
      note={<ScheduledTimes goesOnAt={goesOnAt} goesOffAt={goesOffAt} tabIndex={place.tabIndex} />}
      path={path}
      switches={newsSwitches}
      id={newsId}
      place={place}
    />
  );
}

/** Where a news item leads, in words. */
export function NewsLink({ item: { linkType, linkValue } }: CellProps) {
  const { formatMessage } = useIntl();
  const film = useSelected(selectFilm, linkValue);
  const title = useFilmTitle(linkType === 'film' ? linkValue : '');
  const words = {
    none: '',
    address: linkValue,
    film: film ? formatMessage({ id: 'news.linked.film' }, { title }) : title,
  }[linkType];
  return words === '' ? null : <span className="list-quiet news-link">{words}</span>;
}
