import type { Agency } from '../entities/session';
import { mailtoLink } from '../rules/mailto';
import { escapeHtml, webAddress } from './escape';

/** The logo's whole address; none for an SVG, which mail clients do not show: the agency's name stands there instead. */
export function logoAddress(address: string, base: string): string | undefined {
  if (address === '' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return /\.svgz?$/i.test(url.pathname) ? undefined : webAddress(url.href);
}

/** The agency's site, mail and social pages as links in one line. */
export function footerAddresses(
  { webAddress: site, mainMail, instagram, facebook, twitter, tumblr, vimeo, asa }: Agency,
  colour: string,
): string {
  const pages = {
    Instagram: instagram,
    Facebook: facebook,
    Twitter: twitter,
    Tumblr: tumblr,
    Vimeo: vimeo,
    ASA: asa,
  };
  const links: (readonly [href: string | undefined, shown: string])[] = [
    [webAddress(site), site.replace(/^https?:\/\/|\/+$/g, '')],
    [mailtoLink(mainMail), mainMail],
    ...Object.entries(pages).map(([name, address]) => [webAddress(address), name] as const),
  ];
  return links
    .flatMap(([href, shown]) =>
      href === undefined
        ? []
        : `<a href="${escapeHtml(href)}" style="color:${colour};text-decoration:none;white-space:nowrap">${escapeHtml(shown)}</a>`,
    )
    .join(' &nbsp;&middot;&nbsp; ');
}
