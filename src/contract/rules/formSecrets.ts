import type { Secrecy } from '../wire/field';

/**
 * Fields of forms that are secret and that no field of a script carries, as a password typed once more, or what a browser is to be
 * asked when somebody signs in by a passkey. What is named here is
 * masked in every journal, wherever a form or an action keeps it; a script's own field says so by `secret(…)`.
 */
export const formSecrets: Readonly<Record<string, Secrecy>> = {
  repeatedPassword: true,
  passkeyOptions: 'underItsNames',
};
