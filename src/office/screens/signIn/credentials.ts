import type { IntlShape } from 'react-intl';
import { sessionScripts } from '../../../contract/scripts/session';
import { problemsOf } from '../../../contract/wire/record';

const [
  {
    input: { login, password },
  },
] = sessionScripts;

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** What is wrong by the rules that the server checks with: the contract's codes by field; empty when both are right. */
export const credentialProblems = (credentials: Credentials) => problemsOf({ login, password }, credentials);

/** What is wrong with a field, and what to do; nothing when it is right. `code` is the contract's. */
export function problemText(intl: IntlShape, field: 'login' | 'password', code?: string): string | undefined {
  if (!code) return undefined;
  return intl.formatMessage({ id: code === 'required' ? `signIn.${field}Required` : 'signIn.tooLong' });
}
