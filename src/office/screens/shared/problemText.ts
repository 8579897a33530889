import type { IntlShape } from 'react-intl';

const problems = ['required', 'tooLong', 'malformed'] as const;

/** A problem of the contract's checks in the person's language; nothing for none. */
export function problemText(intl: IntlShape, problem: string | undefined): string | undefined {
  if (problem === undefined) return undefined;
  const known = problems.find((code) => code === problem) ?? 'malformed';
  return intl.formatMessage({ id: `form.${known}` });
}
