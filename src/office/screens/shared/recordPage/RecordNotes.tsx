import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { NotDone } from '../NotDone';
import { useShownRecord } from './shownRecord';

/** What a person should know of the whole record: it holds what was not saved before, it was saved, or was not and why. */
export function RecordNotes() {
  const { formatMessage } = useIntl();
  const {
    record: { texts },
    page,
  } = useShownRecord();
  if (page.status === 'saved')
    return (
      <Callout intent="success" role="status" compact className="record-page-wide">
        {formatMessage({ id: (page.isNew && texts.created) || texts.saved })}
      </Callout>
    );
  if (page.status !== 'editing') return null;
  if (page.tried)
    return (
      <NotDone
        className="record-page-wide"
        title={formatMessage({ id: texts.refused })}
        refusal={page.tried.refusal}
      >
        {page.tried.refusal.kind === 'notFound' ? formatMessage({ id: texts.gone }) : undefined}
      </NotDone>
    );
  if (!page.isRestored) return null;
  return (
    <Callout intent="primary" role="status" compact className="record-page-wide">
      {formatMessage({ id: texts.restored ?? 'recordPage.restored' })}
    </Callout>
  );
}
