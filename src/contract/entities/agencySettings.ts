import { colourPattern } from '../rules/colour';
import { isEmailAddress } from '../rules/email';
import { isHomeAddress, isSiteAddress } from '../rules/siteAddress';
import type { ValueOf } from '../wire/field';
import { choice, text } from '../wire/fields';
import { line } from '../wire/line';

const mailAddress = (wire: string, min = 0) =>
  text(wire, { min, max: 254, valid: (written) => isEmailAddress(written.trim()) });
const siteAddress = (wire: string) => text(wire, { max: 300, valid: isSiteAddress });
const colour = (wire: string) => text(wire, { min: 1, max: 7, matches: colourPattern });

/** What administrators write of their agency; each stands under the name by which sign-in tells it. */
export const agencySettingsFields = {
  displayName: line('ClientDisplayName', { min: 1, max: 100 }),
  /** The name of one that was uploaded, or the address of the one that the agency came with; empty for none. */
  logoUrl: text('Logo_BLACK_URL', { max: 500 }),
  /** Empty for that of this server; links to reels stand under it. */
  webAddress: text('WebAdress', { max: 300, valid: isHomeAddress }),
  mainMail: mailAddress('MainMail', 1),
  /** Empty where newsletters come from the main address. */
  newsletterMail: mailAddress('MailNewsletter'),
  facebook: siteAddress('facebook'),
  twitter: siteAddress('twitter'),
  instagram: siteAddress('instagram'),
  vimeo: siteAddress('vimeo'),
  asa: siteAddress('asa'),
  tumblr: siteAddress('tumblr'),
  newsletterTextColor: colour('Newsletter_Text_Color'),
  newsletterBackColor: colour('Newsletter_Back_Color'),
  /** How new films are encoded. */
  pictureShape: choice('Encoding_Shape', {
    FILE: 'asFile',
    F169: 'wide',
    PAL066: 'palPixels',
    PALBLACK: 'palBlack',
  }),
  filmQuality: choice('Encoding_Quality', { SMALL: 'small', STANDARD: 'standard', FINE: 'fine' }),
};
export type AgencySettings = ValueOf<typeof agencySettingsFields>;

/** Those of them that lead to a page. */
export const sitePages = [
  'webAddress',
  'facebook',
  'twitter',
  'instagram',
  'vimeo',
  'asa',
  'tumblr',
] as const;
