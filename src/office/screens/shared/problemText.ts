import type { IntlShape } from 'react-intl';

const problems = ['required', 'tooLong', 'malformed'] as const;

/** A problem of the contract's checks in the person's language; nothing for none. `max` is the field's, in characters. */
export function problemText(intl: IntlShape, problem: string | undefined, max?: number): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'tooLong' && max !== undefined) return intl.formatMessage({ id: 'form.atMost' }, { max });
  const known = problems.find((code) => code === problem) ?? 'malformed';
  return intl.formatMessage({ id: `form.${known}` });
}
