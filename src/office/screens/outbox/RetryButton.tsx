import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { OutboxMail } from '../../../contract/entities/mail';
import { outboxIntents, selectMailRetry } from '../../workflows/outbox';

interface RetryButtonProps {
  readonly mail: OutboxMail;
  readonly tabIndex: number;
}

/** Sends a mail again, where that is a person's to decide. */
export function RetryButton({ mail: { mailId, recipient }, tabIndex }: RetryButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const retry = useSelector((state: Parameters<typeof selectMailRetry>[0]) => selectMailRetry(state, mailId));
  return (
    <Button
      size="small"
      className="list-above"
      tabIndex={tabIndex}
      loading={retry.status === 'pending'}
      text={formatMessage({ id: 'outbox.retry' })}
      aria-label={formatMessage({ id: 'outbox.retryTo' }, { recipient })}
      onClick={() => dispatch(outboxIntents.retryRequested({ mailId }))}
    />
  );
}
