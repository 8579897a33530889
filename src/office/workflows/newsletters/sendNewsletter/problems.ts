import { MAILING_LIMIT } from '../../../../contract/constants';
import { addressesIn } from '../../../../contract/rules/addressList';
import { isEmailAddress } from '../../../../contract/rules/email';
import type { SendForm } from './state';

/** What is wrong with whom a newsletter is to go to; nothing where it may be sent (spec section 5). */
export function sendProblem({ to, recipient, recipients }: SendForm, ownAddress: string) {
  if (to === 'myself') return isEmailAddress(ownAddress) ? undefined : 'required';
  if (to === 'one') return addressProblem(recipient.trim());
  const { recipients: found, malformed } = addressesIn(recipients);
  if (malformed.length > 0) return 'malformed';
  if (found.length === 0) return 'required';
  return found.length > MAILING_LIMIT ? 'tooMany' : undefined;
}

function addressProblem(address: string) {
  if (address === '') return 'required';
  return isEmailAddress(address) ? undefined : 'malformed';
}
