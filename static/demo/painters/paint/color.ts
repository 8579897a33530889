import { clamp } from './math';

/** A colour in linear light, red, green, blue; 1 is paper white, more is brighter than the screen. */
export type Color = readonly [number, number, number];

const linear = (byte: number) => {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};

/** Reads '#rrggbb' into linear light (IEC 61966-2-1), multiplied by gain for light sources. */
export function hex(code: string, gain = 1): Color {
  const value = parseInt(code.slice(1), 16);
  return [linear(value >> 16) * gain, linear((value >> 8) & 255) * gain, linear(value & 255) * gain];
}

/** The colour between a and b at t. */
export function blend(a: Color, b: Color, t: number): Color {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The colour made brighter or darker by a factor. */
export const scale = (color: Color, gain: number): Color => [
  color[0] * gain,
  color[1] * gain,
  color[2] * gain,
];

/** The sum of light of two colours. */
export const sum = (a: Color, b: Color): Color => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** A gradient over 0 to 1 through colours set at even distances. */
export function ramp(codes: readonly string[], gain = 1): (t: number) => Color {
  const stops = codes.map((code) => hex(code, gain));
  const last = stops.length - 1;
  return (t) => {
    const at = clamp(t) * last;
    const i = Math.min(Math.floor(at), last - 1);
    const f = at - i;
    return blend(stops[i] ?? stops[0]!, stops[i + 1] ?? stops[last]!, f * f * (3 - 2 * f));
  };
}
