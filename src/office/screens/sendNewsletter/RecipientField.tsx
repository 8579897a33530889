import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isEmailAddress } from '../../../contract/rules/email';
import { TextField } from '../../ui/TextField';

interface RecipientFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One address. */
export function RecipientField({ value, onChange }: RecipientFieldProps) {
  const { formatMessage } = useIntl();
  const [isTouched, setTouched] = useState(false);
  const isWrong = isTouched && value.trim() !== '' && !isEmailAddress(value.trim());
  return (
    <TextField
      name="recipient"
      type="email"
      autoFocus
      label={formatMessage({ id: 'sendReel.recipient' })}
      required={formatMessage({ id: 'form.isRequired' })}
      problem={isWrong ? formatMessage({ id: 'sendReel.addressMalformed' }) : undefined}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => setTouched(true)}
    />
  );
}
