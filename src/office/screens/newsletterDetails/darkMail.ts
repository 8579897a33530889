/** Where a mail says the colour of words or of a ground; a gradient, an outline and a picture are left as they are. */
const COLOURS =
  /((?:[;"]\s*(?:background-)?color\s*:|[;"]\s*background\s*:|\bbgcolor=")\s*)(#[0-9a-f]{6})\b/gi;

/** A mail as programs show it that turn all mails dark: each colour as bright as it was dark, of the same hue. */
export const darkMail = (html: string): string =>
  html.replace(COLOURS, (_all, before: string, colour: string) => `${before}${turned(colour)}`);

/** The brightest part and the darkest one change places, which keeps the hue between them. */
function turned(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const shift = 255 - Math.max(...parts) - Math.min(...parts);
  return `#${parts.map((part) => (part + shift).toString(16).padStart(2, '0')).join('')}`;
}
