/** The name that an uploaded logo is kept under; an agency that came with a logo has a whole address, or one of this server. */
const KEPT = /^[A-Za-z0-9_-]{20}$/;

/** Whether what stands in an agency's `logoUrl` names a logo that was uploaded. */
export const isKeptLogo = (logo: string) => KEPT.test(logo);

/** Where an agency's logo is seen by anybody; `base` is the address of the server. Empty for none. */
export const logoAddress = (base: string, abbreviation: string, logo: string) =>
  isKeptLogo(logo) ? `${base}/logo/${encodeURIComponent(abbreviation)}/${logo}.png` : logo;
