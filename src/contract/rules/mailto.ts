/** The link that begins a mail to an address: what means something else in a link is encoded (RFC 6068, section 2). */
export const mailtoLink = (address: string): string =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/** The same for a mail that asks for no more newsletters (RFC 2369, 3.2). */
export const unsubscribeLink = (address: string): string => `${mailtoLink(address)}?subject=unsubscribe`;
