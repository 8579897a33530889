import { useIntl } from 'react-intl';
import { type ComponentProps } from 'react';
import { TextField } from '../../ui/TextField';
import { useNameOrder } from '../shared/useNameOrder';

interface NameFieldsProps {
  /** What a field of the form holds. */
  readonly field: (
    name: 'firstName' | 'lastName',
  ) => Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'problem' | 'onChange' | 'onBlur'>;
  readonly size?: 'medium' | 'large';
  /** The first of them has the keyboard. */
  readonly autoFocus?: boolean;
}

const filledIn = { firstName: 'given-name', lastName: 'family-name' } as const;

/** First and last name, in the order of the person's language. */
export function NameFields({ field, size = 'large', autoFocus = false }: NameFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="account-names">
      {useNameOrder().map((name, index) => (
        <TextField
          key={name}
          {...field(name)}
          size={size}
          autoFocus={autoFocus && index === 0}
          autoComplete={filledIn[name]}
          label={formatMessage({ id: `account.${name}` })}
        />
      ))}
    </div>
  );
}
