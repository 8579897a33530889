import { useIntl } from 'react-intl';
import { MAILING_LIMIT } from '../../../contract/constants';
import { addressesIn } from '../../../contract/rules/addressList';
import { TextField } from '../../ui/TextField';

interface PastedAddressesProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
}

/** So many of those that are no addresses are named. */
const NAMED = 10;

/** A pasted list of addresses: how many they are, and which parts of it are none. */
export function PastedAddresses({
  value,
  onChange,
  autoFocus = false,
  disabled = false,
}: PastedAddressesProps) {
  const { formatMessage, formatList } = useIntl();
  const { recipients, malformed } = addressesIn(value);
  const named = malformed.slice(0, NAMED).map((part) => `“${part}”`);
  const problem = () => {
    if (malformed.length > 0)
      return formatMessage(
        { id: 'sendNewsletter.malformed' },
        { count: malformed.length, addresses: formatList(named) },
      );
    if (recipients.length > MAILING_LIMIT)
      return formatMessage({ id: 'sendNewsletter.tooMany' }, { limit: MAILING_LIMIT });
    return undefined;
  };
  return (
    <TextField
      name="recipients"
      rows={6}
      autoFocus={autoFocus}
      disabled={disabled}
      label={formatMessage({ id: 'sendNewsletter.recipients' })}
      required={formatMessage({ id: 'form.isRequired' })}
      problem={problem()}
      hint={formatMessage({ id: 'sendNewsletter.recipientsHint' }, { count: recipients.length })}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => undefined}
    />
  );
}
