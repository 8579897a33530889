import type { Refusal } from '../../../contract/refusal';
import { staysInDoubt } from '../../kernel/mutation';
import type { Attempt, MailForm } from './state';

/** Spaces around what was typed make no other mail. */
const isSameForm = (one: MailForm, other: MailForm) =>
  (Object.keys(one) as (keyof MailForm)[]).every((key) => tidy(one[key]) === tidy(other[key]));

const tidy = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

/** The doubtful mail that the form would send once more, if there is one. */
export const doubtfulOf = (doubtful: readonly Attempt[], form: MailForm): Attempt | undefined =>
  doubtful.find((attempt) => isSameForm(attempt.form, form));

/** The doubtful mails once an attempt was refused; a doubt stays until something is known of that mail itself. */
export function doubtfulAfter(
  doubtful: readonly Attempt[],
  attempt: Attempt,
  refusal: Refusal,
): readonly Attempt[] {
  const others = doubtful.filter(({ requestId }) => requestId !== attempt.requestId);
  const wasDoubtful = others.length < doubtful.length;
  return staysInDoubt(wasDoubtful, refusal) ? [...others, attempt] : others;
}
