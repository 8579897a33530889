import type { IntlShape } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';

/** Why a call did not do what was asked, and what to do, in the person's language. */
export function refusalText(intl: IntlShape, refusal: Refusal): string {
  if (refusal.kind === 'tooMany')
    return intl.formatMessage({ id: 'refusal.tooMany' }, { minutes: Math.ceil(refusal.retryAfter / 60) });
  return intl.formatMessage({ id: `refusal.${refusal.kind}` });
}
