/** Brightness from which a ground takes black text (spec section 9). */
const BRIGHT = 128;

/** `#rgb` or `#rrggbb`. */
export const colourPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The brightness of a colour from 0 to 255, as W3C's "Techniques for accessibility evaluation" weighs it. */
function brightness(colour: string): number {
  const digits = colour.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => parseInt(pair, 16));
  return (red * 299 + green * 587 + blue * 114) / 1000;
}

/** The colour in which text stands on a ground: black on a bright one, else white (spec section 9). */
export const textColourOn = (ground: string) => (brightness(ground) >= BRIGHT ? '#000000' : '#ffffff');

/** The logo that stands there. */
export const logoColourOn = (ground: string): 'black' | 'white' =>
  brightness(ground) >= BRIGHT ? 'black' : 'white';
