import type { IntlShape } from 'react-intl';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST, passwordLengthProblem } from '../../../contract/rules/password';
import type { Refusal } from '../../../contract/refusal';
import type { Fields, ValueOf } from '../../../contract/wire/field';
import { problemsOf } from '../../../contract/wire/record';

/** What is wrong by field, by the codes of the contract. */
type Problems = Readonly<Record<string, string>>;

/** What the server would refuse, as far as it can be known before it is asked. */
export function accountProblems<F extends Fields>(fields: F, values: ValueOf<F>): Problems {
  const { newPassword } = values as { readonly newPassword?: string };
  const problem = newPassword === undefined ? undefined : passwordLengthProblem(newPassword);
  return { ...problemsOf(fields, values), ...(problem && { newPassword: problem }) } as Problems;
}

/** Of conflicts that are about a field: which, and what is wrong with it. */
const conflicts: Readonly<Record<string, Problems>> = {
  addressTaken: { email: 'taken' },
  linkOver: { foundingCode: 'over' },
};

/** What the server refused, by field; nothing where it is about no field. */
export function refusedFields(refusal: Refusal | undefined): Problems {
  if (refusal?.kind === 'invalid') return refusal.problems as Problems;
  return refusal?.kind === 'conflict' ? (conflicts[refusal.reason] ?? {}) : {};
}

type MessageId = FormatjsIntl.Message['ids'];

/** What is wrong with a field and what to do, in the person's language; nothing for no code. */
export function accountProblemText(intl: IntlShape, name: string, code?: string): string | undefined {
  if (code === undefined) return undefined;
  const own = `account.problem.${name}.${code}`;
  if (Object.hasOwn(intl.messages, own))
    return intl.formatMessage({ id: own as MessageId }, { min: PASSWORD_SHORTEST, max: PASSWORD_LONGEST });
  return intl.formatMessage({ id: code === 'tooLong' ? 'signIn.tooLong' : 'account.problem.malformed' });
}
