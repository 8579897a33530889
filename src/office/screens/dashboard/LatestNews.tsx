import { H2, Tag } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { news as newsItems } from '../../entities/news';
import { selectLoad } from '../../workflows/office/loading';
import { newsDetailsPath } from '../../workflows/news/newsDetail';
import { useSelected } from '../shared/useSelected';

const SHOWN = 5;

/** The first news items as the server lists them. */
export function LatestNews() {
  const news = useSelector(newsItems.selectAll);
  const { status } = useSelected(selectLoad, 'news');
  return (
    <section aria-labelledby="dashboard-news">
      <H2 id="dashboard-news">
        <FormattedMessage id="dashboard.news" />
      </H2>
      {news.length === 0 && status === 'ready' && (
        <p className="gr-muted">
          <FormattedMessage id="dashboard.noNews" />
        </p>
      )}
      <ul className="dashboard-news">
        {news.slice(0, SHOWN).map(({ newsId, title, createdOn, online }) => (
          <li key={newsId}>
            <span className="dashboard-date">{createdOn}</span>
            <Link to={newsDetailsPath(newsId)}>{title}</Link>
            {!online && (
              <Tag minimal>
                <FormattedMessage id="dashboard.newsOff" />
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
