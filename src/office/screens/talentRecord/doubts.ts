import { isWebAddress } from '../../../contract/rules/webAddress';
import { dayText, isStillToCome } from '../shared/dates';

/** What is asked about a date of birth in the future. */
export const doubtOfBirthDate = (text: string) =>
  isStillToCome(dayText(text)) ? 'talentRecord.doubt.birthDate' : undefined;

/** What is asked about a phone number without a digit. */
export const doubtOfPhone = (text: string) =>
  text.trim() !== '' && !/\p{N}/u.test(text) ? 'talentRecord.doubt.phone' : undefined;

/** What is asked about an address that no browser opens: it is kept all the same (spec section 5). */
export const doubtOfAddress = (text: string) =>
  text.trim() !== '' && !isWebAddress(text) ? 'talentRecord.doubt.address' : undefined;
