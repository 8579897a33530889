import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { OpenNews } from '../../workflows/newsDetail';
import { NotDone } from '../shared/NotDone';

/** What a person should know of the whole item: it holds what was not saved before, it was saved, or was not and why. */
export function NewsNotes({ page }: { readonly page: OpenNews }) {
  const { formatMessage } = useIntl();
  if (page.status === 'saved')
    return (
      <Callout intent="success" role="status" compact className="news-wide">
        {formatMessage({ id: page.isNew ? 'newsDetail.created' : 'newsDetail.saved' })}
      </Callout>
    );
  if (page.status !== 'editing') return null;
  if (page.tried)
    return (
      <NotDone
        className="news-wide"
        title={formatMessage({ id: 'newsDetail.refused' })}
        refusal={page.tried.refusal}
      >
        {page.tried.refusal.kind === 'notFound' ? formatMessage({ id: 'newsDetail.gone' }) : undefined}
      </NotDone>
    );
  if (!page.isRestored) return null;
  return (
    <Callout intent="primary" role="status" compact className="news-wide">
      {formatMessage({ id: 'newsDetail.restored' })}
    </Callout>
  );
}
