import type { IntlShape } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { hasText } from './hasText';

/** Why a call did not do what was asked, and what to do, in the person's language. */
export function refusalText(intl: IntlShape, refusal: Refusal): string {
  if (refusal.kind === 'tooMany')
    return intl.formatMessage({ id: 'refusal.tooMany' }, { minutes: Math.ceil(refusal.retryAfter / 60) });
  if (refusal.kind === 'conflict') {
    const id = `refusal.conflict.${refusal.reason}`;
    return intl.formatMessage({ id: hasText(intl, id) ? id : 'refusal.conflict' });
  }
  if (refusal.kind === 'invalid') return invalidText(intl, Object.keys(refusal.problems));
  if (refusal.kind === 'notFound' && refusal.noScript) return intl.formatMessage({ id: 'refusal.noScript' });
  return intl.formatMessage({ id: `refusal.${refusal.kind}` });
}

/** Names the fields that a person can see; the others are no help to anybody. */
function invalidText(intl: IntlShape, names: readonly string[]): string {
  const labels = names
    .map((name) => `refusal.field.${name}`)
    .filter((id) => hasText(intl, id))
    .map((id) => intl.formatMessage({ id }));
  if (labels.length === 0) return intl.formatMessage({ id: 'refusal.invalid' });
  return intl.formatMessage({ id: 'refusal.invalidFields' }, { fields: intl.formatList(labels) });
}
