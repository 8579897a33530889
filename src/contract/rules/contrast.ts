/** Brightness from which a ground takes black text (spec section 9). */
const BRIGHT = 128;

/** Red, green and blue, from 0 to 255. */
function partsOf(colour: string): readonly number[] {
  const digits = colour.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return (pairs ?? []).map((pair) => parseInt(pair, 16));
}

/** The brightness of a colour from 0 to 255, as W3C's "Techniques for accessibility evaluation" weighs it. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour);
  return (red * 299 + green * 587 + blue * 114) / 1000;
}

/** The colour in which text stands on a ground: black on a bright one, else white (spec section 9). */
export const textColourOn = (ground: string) => (brightness(ground) >= BRIGHT ? '#000000' : '#ffffff');

/** The logo that stands there. */
export const logoColourOn = (ground: string): 'black' | 'white' =>
  brightness(ground) >= BRIGHT ? 'black' : 'white';

/** The contrast from which text can be read (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
