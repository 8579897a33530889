import type { IntlShape } from 'react-intl';
import { ValidationError } from 'yup';
import { sessionScripts } from '../../../contract/scripts/session';
import { schemaOf } from '../../../contract/wire/record';

const [
  {
    input: { login, password },
  },
] = sessionScripts;

/** The rules that the server checks login and password with. */
const schema = schemaOf({ login, password });

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export type CredentialProblems = Readonly<Partial<Record<keyof Credentials, string>>>;

/** The contract's codes of what is wrong, by field; empty when both are right. */
export function credentialProblems(credentials: Credentials): CredentialProblems {
  try {
    schema.validateSync(credentials, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

/** What is wrong with a field, and what to do; nothing when it is right. `code` is the contract's. */
export function problemText(intl: IntlShape, field: 'login' | 'password', code?: string): string | undefined {
  if (!code) return undefined;
  return intl.formatMessage({ id: code === 'required' ? `signIn.${field}Required` : 'signIn.tooLong' });
}
