import { type IntlShape, useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { type Attempt, doubtfulOf, type MailForm } from '../../workflows/mail/sendReel';
import { refusalText } from '../shared/refusalText';
import { Note } from '../../ui/Note';

interface SendDoubtfulProps {
  /** At least one. */
  readonly doubtful: readonly Attempt[];
  readonly form: MailForm;
  /** The last word on the mail that was sent last, where that is in doubt. */
  readonly refusal: Refusal | null;
}

/** What may have gone out although no answer said so, and whether sending the form now would send that again. */
export function SendDoubtful({ doubtful, form, refusal }: SendDoubtfulProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const same = doubtfulOf(doubtful, form);
  const others = doubtful.filter((attempt) => attempt !== same);
  const recipients = [...new Set(others.map(({ form: { recipient } }) => recipient.trim()))];
  return (
    <Note
      intent="warning"
      role="alert"
      className="gr-dialog-note"
      title={formatMessage({ id: 'sendReel.unknownTitle' })}
    >
      {same && (
        <p>
          {refusal && `${reasonText(intl, refusal)} `}
          {formatMessage({ id: 'sendReel.unknown' })}
        </p>
      )}
      {others.length > 0 && (
        <p>
          {formatMessage(
            { id: same ? 'sendReel.unknownBefore' : 'sendReel.unknownChanged' },
            { recipients: intl.formatList(recipients) },
          )}
        </p>
      )}
    </Note>
  );
}

function reasonText(intl: IntlShape, refusal: Refusal): string {
  if (refusal.kind === 'offline' || refusal.kind === 'timeout')
    return intl.formatMessage({ id: 'sendReel.unknownLost' });
  if (refusal.kind === 'unreadable') return intl.formatMessage({ id: 'sendReel.unknownUnreadable' });
  return refusalText(intl, refusal);
}
