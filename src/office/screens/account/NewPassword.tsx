import { type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { PASSWORD_SHORTEST } from '../../../contract/rules/password';
import { PasswordInput } from '../signIn/PasswordInput';

type Props = Omit<ComponentProps<typeof PasswordInput>, 'label' | 'autoComplete' | 'hint'> & {
  /** Whose it is, for a password manager, where the form has no field that says so. */
  readonly login?: string;
};

/** A password to be: how long it has to be is said beforehand. */
export function NewPassword({ login, ...input }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      {login && <input type="text" autoComplete="username" value={login} readOnly hidden />}
      <PasswordInput
        {...input}
        label={formatMessage({ id: 'account.newPassword' })}
        autoComplete="new-password"
        hint={formatMessage({ id: 'account.newPasswordHint' }, { min: PASSWORD_SHORTEST })}
      />
    </>
  );
}
