import type { Refusal } from '../../../contract/refusal';
import { staysInDoubt } from '../../kernel/mutation';

/** A form that was handed over under a request id: the same form again under that id is the same mail, sent once. */
export interface Attempt<Form> {
  readonly requestId: string;
  readonly form: Form;
}

/** Spaces around what was typed make no other mail. */
const isSameForm = <Form extends object>(one: Form, other: Form) =>
  (Object.keys(one) as (keyof Form)[]).every((key) => String(one[key]).trim() === String(other[key]).trim());

/** The doubtful mail that the form would send once more, if there is one. */
export const doubtfulOf = <Form extends object>(
  doubtful: readonly Attempt<Form>[],
  form: Form,
): Attempt<Form> | undefined => doubtful.find((attempt) => isSameForm(attempt.form, form));

/** The doubtful mails once an attempt was refused; a doubt stays until something is known of that mail itself. */
export function doubtfulAfter<Form>(
  doubtful: readonly Attempt<Form>[],
  attempt: Attempt<Form>,
  refusal: Refusal,
): readonly Attempt<Form>[] {
  const others = doubtful.filter(({ requestId }) => requestId !== attempt.requestId);
  const wasDoubtful = others.length < doubtful.length;
  return staysInDoubt(wasDoubtful, refusal) ? [...others, attempt] : others;
}
