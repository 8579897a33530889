import * as yup from 'yup';
import { isEmailAddress } from '../../../contract/rules/email';
import { scripts } from '../../../contract/scripts';
import { schemaOf } from '../../../contract/wire/record';

const { reelName, heading, message } = scripts['reel.mail'].input;
const texts = schemaOf({ reelName, heading, message });

/** An address as typed: spaces around it do not count. */
const address = yup
  .string()
  .trim()
  .required('required')
  .test('address', 'malformed', (typed) => isEmailAddress(typed));

/** What the mail form checks (spec section 5). Problems are `required`, `tooLong`, `malformed`. */
export const mailFormSchema = texts.concat(yup.object({ recipient: address, senderMail: address }));
