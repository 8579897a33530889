import type { Agency } from '../../../contract/entities/session';
import { isolate } from '../../../contract/rules/isolate';
import { mailtoLink } from '../../../contract/rules/mailto';
import type { Mailbox } from '../mailbox';
import { QUIET } from './colours';
import { fillMjml } from './compile';
import { footerAddresses, logoAddress } from '../../../contract/letter/agencyParts';
import { escapeHtml, escapeLines } from '../../../contract/letter/escape';
import { previewLine } from '../../../contract/letter/previewLine';
import { layout } from './layout';
import { moreFilms } from './moreFilms';
import { textPart } from './textPart';

/** What the mail of a reel says. `heading` and `message` may be empty; `stills` are at most three of `films`. */
export interface ReelMail {
  readonly agency: Agency;
  readonly sender: Mailbox;
  readonly link: string;
  readonly reelName: string;
  readonly talentName: string;
  readonly heading: string;
  readonly message: string;
  readonly stills: readonly { readonly title: string; readonly picture: string }[];
  /** How many films the reel has. */
  readonly films: number;
}

/** The mail as its two parts; whatever people wrote stands in them as text. */
export async function renderReelMail(mail: ReelMail): Promise<{ html: string; text: string }> {
  const { agency, sender, stills } = mail;
  const more = moreFilms(mail);
  const logo = logoAddress(agency.logoUrl, mail.link);
  const html = await fillMjml(
    layout({
      hasLogo: logo !== undefined,
      hasHeading: mail.heading !== '',
      hasMessage: mail.message !== '',
      hasTalent: mail.talentName !== '',
      stills: stills.length,
      hasMore: more !== '',
    }),
    {
      logo: escapeHtml(logo ?? ''),
      agency: escapeHtml(agency.displayName),
      heading: escapeLines(mail.heading),
      preview: escapeHtml(previewLine(mail.heading || mail.message || `${mail.reelName} ${mail.talentName}`)),
      message: escapeLines(mail.message),
      reelName: escapeHtml(isolate(mail.reelName)),
      talentName: escapeHtml(isolate(mail.talentName)),
      more,
      link: escapeHtml(mail.link),
      shownLink: escapeHtml(mail.link.replace(/^https?:\/\//, '')),
      senderName: escapeHtml(sender.name || sender.address),
      senderMail: escapeHtml(sender.address),
      senderLink: escapeHtml(mailtoLink(sender.address)),
      addresses: footerAddresses(agency, QUIET),
      ...Object.fromEntries(
        stills.flatMap(({ title, picture }, index) => [
          [`title${index}`, escapeHtml(title)],
          [`picture${index}`, escapeHtml(picture)],
        ]),
      ),
    },
  );
  return { html, text: textPart(mail) };
}
