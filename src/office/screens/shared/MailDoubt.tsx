import { type IntlShape, useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { type Attempt, doubtfulOf } from '../../workflows/mail/mailDoubt';
import { Note } from '../../ui/Note';
import { refusalText } from './refusalText';

interface MailDoubtProps<Form> {
  readonly title: string;
  /** At least one. */
  readonly doubtful: readonly Attempt<Form>[];
  readonly form: Form;
  /** To whom a form goes, in words. */
  readonly recipientsOf: (form: Form) => string;
  /** The last word on the mail that was sent last, where that is in doubt. */
  readonly refusal: Refusal | null;
}

/** What may have gone out although no answer said so, and whether sending the form now would send that again. */
export function MailDoubt<Form extends object>(props: MailDoubtProps<Form>) {
  const { title, doubtful, form, recipientsOf, refusal } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const same = doubtfulOf(doubtful, form);
  const others = doubtful.filter((attempt) => attempt !== same);
  const recipients = [...new Set(others.map((attempt) => recipientsOf(attempt.form)))];
  return (
    <Note intent="warning" role="alert" className="gr-dialog-note" title={title}>
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
