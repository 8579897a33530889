import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { News } from '../../../contract/entities/news';
import { selectFilm } from '../../entities/films';
import { titleWhenCut } from '../../ui/titleWhenCut';

/** Where a news item leads, in words. */
export function NewsLink({ item: { linkType, linkValue } }: { readonly item: News }) {
  const { formatMessage } = useIntl();
  const film = useSelector((root: Parameters<typeof selectFilm>[0]) => selectFilm(root, linkValue));
  const words = {
    none: '',
    address: linkValue,
    film: film
      ? formatMessage({ id: 'news.linked.film' }, { title: film.title })
      : formatMessage({ id: 'news.linked.lostFilm' }),
  };
  return (
    <span className="list-quiet news-link" onMouseMove={titleWhenCut}>
      {words[linkType]}
    </span>
  );
}
