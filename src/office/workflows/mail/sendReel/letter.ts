import type { Session } from '../../../../contract/entities/session';
import { addressesIn, type Recipient } from '../../../../contract/rules/addressList';
import { publicReelLink } from '../../../../contract/rules/links';
import type { InputOf } from '../../../../contract/script';
import type { ScriptByName } from '../../../../contract/scripts';
import type { MailForm } from './state';

/** Where reels are seen, as the runtime configuration says. */
interface Sites {
  readonly reelsSite: string;
  readonly storeSite: string;
}

/** The fields of mailReel_v2019 (spec section 7) but whom it goes to; spaces around what was typed make no other mail. */
export function letterOf(
  form: Omit<MailForm, 'recipient' | 'copyToSelf'>,
  reelId: string,
  { agency, staff }: Session,
  { reelsSite, storeSite }: Sites,
): InputOf<ScriptByName['reel.composeMail']> {
  const { abbreviation, webAddress } = agency;
  return {
    link: publicReelLink({ abbreviation, webAddress, reelsSite, storeSite }, reelId),
    reelName: form.reelName.trim(),
    clientName: agency.displayName,
    clientUrl: webAddress,
    clientLogo: agency.logoUrl,
    clientInstagram: agency.instagram,
    clientFacebook: agency.facebook,
    heading: form.heading.trim(),
    message: form.message.trim(),
    senderMail: form.senderMail.trim(),
    senderFirstName: staff.firstName,
    senderLastName: staff.lastName,
    letterId: agency.mailLetterId,
    reelId,
  };
}

/** Whom the form goes to, once each. */
export function recipientsOf({ recipient, copyToSelf }: MailForm, { staff }: Session): readonly Recipient[] {
  const typed = addressesIn(recipient).recipients;
  const isThere = typed.some(({ address }) => address.toLowerCase() === staff.email.toLowerCase());
  return copyToSelf && !isThere ? [...typed, { name: '', address: staff.email }] : typed;
}

/** As a list for a call: one a line. */
export const listText = (recipients: readonly Recipient[]) =>
  recipients.map(({ name, address }) => (name === '' ? address : `"${name}" <${address}>`)).join('\n');
