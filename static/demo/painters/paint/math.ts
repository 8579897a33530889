/** Keeps a value between low and high. */
export const clamp = (value: number, low = 0, high = 1) => (value < low ? low : value > high ? high : value);

/** Goes from a to b as t goes from 0 to 1. */
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** 0 below low, 1 above high, a smooth S between (Hermite, as in GLSL). */
export function smooth(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** A bell of height 1 at 0, falling to 1/e at distance width. */
export const bell = (distance: number, width: number) => Math.exp(-(distance * distance) / (width * width));
