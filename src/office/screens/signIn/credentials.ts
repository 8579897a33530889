import type { IntlShape } from 'react-intl';
import { scripts } from '../../../contract/scripts';
import { schemaOf } from '../../../contract/wire/record';

const { login, password } = scripts['session.signIn'].input;

/** The rules that the server checks login and password with. */
export const credentialsSchema = schemaOf({ login, password });

/** What is wrong with a field, and what to do; nothing when it is right. `code` is the contract's. */
export function problemText(intl: IntlShape, field: 'login' | 'password', code?: string): string | undefined {
  if (!code) return undefined;
  return intl.formatMessage({ id: code === 'required' ? `signIn.${field}Required` : 'signIn.tooLong' });
}
