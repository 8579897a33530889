import { NonIdealState } from '@blueprintjs/core';
import { Feed } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useAskBeforeLeaving } from '../../ui/leaving';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { newsDetailIntents, selectIsNewsUnsaved, selectNewsPage } from '../../workflows/newsDetail';
import { ListAwaited } from '../shared/ListAwaited';
import { NewsForm } from './NewsForm';
import './newsDetails.css';

/** A news item that is created, or edited where the address has its id (spec section 2). */
export default function NewsDetailsScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const newsId = useSearchParams()[0].get('id');
  const page = useSelector(selectNewsPage);
  const isUnsaved = useSelector(selectIsNewsUnsaved);
  useAskBeforeLeaving(isUnsaved && page.status !== 'saved');
  useEffect(() => {
    dispatch(newsDetailIntents.opened(newsId));
    return () => void dispatch(newsDetailIntents.closed());
  }, [dispatch, newsId]);
  return (
    <div className="gr-screen">
      <header className="gr-screen-head">
        <ScreenTitle>
          {formatMessage({ id: newsId === null ? 'newsDetail.new' : 'newsDetail.edit' })}
        </ScreenTitle>
        <Link to="/app/page/news">
          <FormattedMessage id="newsDetail.back" />
        </Link>
      </header>
      {'draft' in page ? (
        <NewsForm key={page.id} page={page} />
      ) : (
        page.status !== 'closed' && (
          <ListAwaited list="news">
            {page.status === 'missing' && (
              <NonIdealState
                icon={<Feed />}
                title={formatMessage({ id: 'newsDetail.missing' })}
                description={formatMessage({ id: 'newsDetail.missingHint' })}
                action={
                  <Link to="/app/page/trash">
                    <FormattedMessage id="trash.title" />
                  </Link>
                }
              />
            )}
          </ListAwaited>
        )
      )}
    </div>
  );
}
