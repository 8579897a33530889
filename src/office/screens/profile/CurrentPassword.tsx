import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { PasswordInput } from '../signIn/PasswordInput';

type Props = Omit<ComponentProps<typeof PasswordInput>, 'label' | 'autoComplete'> & {
  /** Whose it is, for a password manager. */
  readonly login: string;
};

/** The password that the person has: nobody changes an account at a desk that was left. */
export function CurrentPassword({ login, ...input }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput
        {...input}
        label={formatMessage({ id: 'profile.currentPassword' })}
        autoComplete="current-password"
      />
    </>
  );
}
