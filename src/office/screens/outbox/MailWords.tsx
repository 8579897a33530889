import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { OutboxMail } from '../../../contract/entities/mail';
import { recipientText } from '../../../contract/rules/addressList';
import { outboxIntents, selectMailRetry } from '../../workflows/mail/outbox';
import { refusalText } from '../shared/refusalText';
import type { RowPlace } from '../shared/list/declaration';
import { useMayChange } from '../shared/useMay';
import { isForPerson } from './isForPerson';
import { useSelected } from '../shared/useSelected';

interface MailWordsProps {
  readonly mail: OutboxMail;
  readonly place: RowPlace;
}

/** To whom a mail goes and what it is called, which opens it; and what is to be known of its sending. */
export function MailWords({ mail, place }: MailWordsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const mayChange = useMayChange();
  const dispatch = useDispatch();
  const { mailId, subject, status, reason } = mail;
  const recipient = recipientText(mail);
  const retry = useSelected(selectMailRetry, mailId);
  return (
    <div className="outbox-words">
      <button
        type="button"
        className="list-main"
        aria-label={formatMessage({ id: 'outbox.readTo' }, { recipient })}
        onClick={() => dispatch(outboxIntents.mailOpened({ mailId }))}
        {...place.main}
      >
        {recipient}
      </button>
      <span className="list-quiet">{subject}</span>
      {(isForPerson(mail) || (status === 'waiting' && reason)) && (
        <p className="outbox-reason">
          {formatMessage(
            { id: `outbox.explain.${status as 'failed' | 'uncertain' | 'storedLocally' | 'waiting'}` },
            { mayChange },
          )}
          {reason && <span className="outbox-detail">{reason}</span>}
        </p>
      )}
      {isForPerson(mail) && (retry.status === 'refused' || retry.status === 'doubtful') && (
        <p role="alert" className="outbox-refused">
          {retry.status === 'doubtful'
            ? formatMessage({ id: 'outbox.retryUnknown' })
            : refusalText(intl, retry.refusal)}
        </p>
      )}
    </div>
  );
}
