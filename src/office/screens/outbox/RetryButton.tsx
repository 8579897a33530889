import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { OutboxMail } from '../../../contract/entities/mail';
import { outboxIntents, selectMailRetry } from '../../workflows/mail/outbox';
import { ForStaff } from '../shared/ForStaff';
import { useSelected } from '../shared/useSelected';

interface RetryButtonProps {
  readonly mail: OutboxMail;
  readonly tabIndex: number;
}

/** Sends a mail again, or for the first time one that was kept here. */
export function RetryButton({ mail: { mailId, recipient, status }, tabIndex }: RetryButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const retry = useSelected(selectMailRetry, mailId);
  const isFirst = status === 'storedLocally';
  return (
    <ForStaff>
      <Button
        size="small"
        className="list-above"
        tabIndex={tabIndex}
        loading={retry.status === 'pending'}
        text={formatMessage({ id: isFirst ? 'outbox.send' : 'outbox.retry' })}
        aria-label={formatMessage({ id: isFirst ? 'outbox.sendTo' : 'outbox.retryTo' }, { recipient })}
        onClick={() => dispatch(outboxIntents.retryRequested({ mailId }))}
      />
    </ForStaff>
  );
}
