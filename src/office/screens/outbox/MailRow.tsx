import { Button, Tag } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { MailStatus, OutboxMail } from '../../../contract/entities/mail';
import { outboxIntents, selectMailRetry } from '../../workflows/outbox';
import { dateTimeText } from '../shared/dates';
import { refusalText } from '../shared/refusalText';

const intents = {
  waiting: 'none',
  sending: 'primary',
  sent: 'success',
  storedLocally: 'warning',
  failed: 'danger',
  uncertain: 'warning',
} as const satisfies Record<MailStatus, string>;

/** One mail to one recipient: what became of it, reading it, and sending it again where that is a person's to decide. */
export function MailRow({ mail }: { readonly mail: OutboxMail }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const { mailId, recipient, subject, status, reason, createdAt, sentAt } = mail;
  const retry = useSelector((state: Parameters<typeof selectMailRetry>[0]) => selectMailRetry(state, mailId));
  const isForPerson = status === 'failed' || status === 'uncertain';
  return (
    <li className="outbox-mail">
      <div className="outbox-words">
        <p className="outbox-recipient">{recipient}</p>
        <p className="outbox-subject">{subject}</p>
        {(isForPerson || (status === 'waiting' && reason)) && (
          <p className="outbox-reason">
            {formatMessage({ id: `outbox.explain.${status}` })}
            {reason && <span className="outbox-detail">{reason}</span>}
          </p>
        )}
        {isForPerson && (retry.status === 'refused' || retry.status === 'doubtful') && (
          <p role="alert" className="outbox-refused">
            {retry.status === 'doubtful'
              ? formatMessage({ id: 'outbox.retryUnknown' })
              : refusalText(intl, retry.refusal)}
          </p>
        )}
      </div>
      <div className="outbox-status">
        <Tag minimal intent={intents[status]}>
          {formatMessage({ id: `outbox.status.${status}` })}
        </Tag>
        <time dateTime={sentAt || createdAt}>{dateTimeText(sentAt || createdAt)}</time>
      </div>
      <div className="outbox-actions">
        {isForPerson && (
          <Button
            size="small"
            loading={retry.status === 'pending'}
            text={formatMessage({ id: 'outbox.retry' })}
            aria-label={formatMessage({ id: 'outbox.retryTo' }, { recipient })}
            onClick={() => dispatch(outboxIntents.retryRequested({ mailId }))}
          />
        )}
        <Button
          size="small"
          text={formatMessage({ id: 'outbox.read' })}
          aria-label={formatMessage({ id: 'outbox.readTo' }, { recipient })}
          onClick={() => dispatch(outboxIntents.mailOpened({ mailId }))}
        />
      </div>
    </li>
  );
}
