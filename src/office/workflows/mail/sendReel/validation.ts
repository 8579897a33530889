import * as yup from 'yup';
import { MAILING_LIMIT } from '../../../../contract/constants';
import { addressesIn } from '../../../../contract/rules/addressList';
import { isEmailAddress } from '../../../../contract/rules/email';
import { byName } from '../../../../contract/script';
import { reelMailScripts } from '../../../../contract/scripts/reelMail';
import { schemaOf } from '../../../../contract/wire/record';

const { reelName, heading, message } = byName(reelMailScripts)['reel.mail'].input;
const texts = schemaOf({ reelName, heading, message });

/** Addresses as typed: spaces around them do not count. */
const typed = yup.string().trim().required('required');
const address = typed.test('address', 'malformed', (text) => isEmailAddress(text));
const addresses = typed
  .test('addresses', 'malformed', (text) => addressesIn(text).malformed.length === 0)
  .test('many', 'tooMany', (text) => addressesIn(text).recipients.length <= MAILING_LIMIT);

/** What the mail form checks (spec section 5). Problems are `required`, `tooLong`, `malformed`, `tooMany`. */
export const mailFormSchema = texts.concat(yup.object({ recipient: addresses, senderMail: address }));
