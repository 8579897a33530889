import type { Agency } from '../../../contract/entities/session';
import { isolate } from '../../../contract/rules/isolate';
import type { Mailbox } from '../mailbox';
import { fillMjml } from './compile';
import { escapeHtml, escapeLines, webAddress } from './escape';
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
      preview: escapeHtml(
        (mail.heading || mail.message || `${mail.reelName} ${mail.talentName}`).slice(0, 120),
      ),
      message: escapeLines(mail.message),
      reelName: escapeHtml(isolate(mail.reelName)),
      talentName: escapeHtml(isolate(mail.talentName)),
      more,
      link: escapeHtml(mail.link),
      shownLink: escapeHtml(mail.link.replace(/^https?:\/\//, '')),
      senderName: escapeHtml(sender.name || sender.address),
      senderMail: escapeHtml(sender.address),
      addresses: footerAddresses(agency),
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

/** The logo's whole address; none for an SVG, which mail clients do not show: the agency's name stands there instead. */
function logoAddress(address: string, base: string): string | undefined {
  if (address === '' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return /\.svgz?$/i.test(url.pathname) ? undefined : webAddress(url.href);
}

/** The agency's site, mail and social pages as links in one line. */
function footerAddresses({ webAddress: site, mainMail, instagram, facebook, vimeo }: Agency): string {
  const pages = { Instagram: instagram, Facebook: facebook, Vimeo: vimeo };
  const links: (readonly [href: string | undefined, shown: string])[] = [
    [webAddress(site), site.replace(/^https?:\/\/|\/+$/g, '')],
    [`mailto:${mainMail}`, mainMail],
    ...Object.entries(pages).map(([name, address]) => [webAddress(address), name] as const),
  ];
  return links
    .flatMap(([href, shown]) =>
      href === undefined
        ? []
        : `<a href="${escapeHtml(href)}" style="color:#77736c;text-decoration:none;white-space:nowrap">${escapeHtml(shown)}</a>`,
    )
    .join(' &nbsp;&middot;&nbsp; ');
}
