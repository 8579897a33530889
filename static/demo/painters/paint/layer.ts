import sharp from 'sharp';
import type { Color } from './color';

export const WIDTH = 1280;
export const HEIGHT = 720;

/** A picture in linear light with coverage, red, green, blue (already multiplied by alpha) and alpha, four floats a pixel. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly px: Float32Array;
}

/** The picture being exposed: WIDTH x HEIGHT, three floats of linear light a pixel. */
export type Exposure = Float32Array;

/** Size of a painted layer that leaves room to pan and push in without showing its edge. */
const WIDE = { width: 1440, height: 810 };

export const emptyLayer = (width: number, height: number): Layer => ({
  width,
  height,
  px: new Float32Array(width * height * 4),
});

/** Paints a layer by a function of x and y: origin at the centre, y down, both in `unit` pixels (frame heights). Returns colour and coverage. */
export function paint(
  shade: (x: number, y: number) => readonly [Color, number],
  { width, height, unit = HEIGHT }: { width: number; height: number; unit?: number } = WIDE,
): Layer {
  const layer = emptyLayer(width, height);
  for (let j = 0, at = 0; j < height; j++) {
    for (let i = 0; i < width; i++, at += 4) {
      const [color, alpha] = shade((i - width / 2) / unit, (j - height / 2) / unit);
      layer.px[at] = color[0] * alpha;
      layer.px[at + 1] = color[1] * alpha;
      layer.px[at + 2] = color[2] * alpha;
      layer.px[at + 3] = alpha;
    }
  }
  return layer;
}

/** Draws SVG elements, in the same units as `paint`, into a layer; `gain` makes them shine. Blur is in pixels. */
export async function drawn(
  elements: string,
  options: { gain?: number; blur?: number } = {},
): Promise<Layer> {
  const { width, height } = WIDE;
  const [w, h] = [width / HEIGHT, height / HEIGHT];
  const view = `viewBox="${-w / 2} ${-h / 2} ${w} ${h}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}>${elements}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const layer = emptyLayer(width, height);
  const gain = options.gain ?? 1;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255;
    for (let c = 0; c < 3; c++) layer.px[at + c] = (data[at + c]! / 255) ** 2.2 * alpha * gain;
    layer.px[at + 3] = alpha;
  }
  return options.blur ? blurred(layer, options.blur) : layer;
}

/** The layer out of focus: three box blurs of about that radius in pixels (close to a Gaussian). */
export function blurred(layer: Layer, radius: number, vertical = radius): Layer {
  const { width, height } = layer;
  const px = Float32Array.from(layer.px);
  const spare = new Float32Array(px.length);
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(px, spare, {
      lines: height,
      length: width,
      lineStep: width * 4,
      step: 4,
      radius: Math.round(radius),
    });
    boxBlur(spare, px, {
      lines: width,
      length: height,
      lineStep: 4,
      step: width * 4,
      radius: Math.round(vertical),
    });
  }
  return { width, height, px };
}

interface Sweep {
  lines: number;
  length: number;
  lineStep: number;
  step: number;
  radius: number;
}

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  { lines, length, lineStep, step, radius }: Sweep,
): void {
  const share = 1 / (radius * 2 + 1);
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 4; channel++) {
      const base = line * lineStep + channel;
      const end = base + (length - 1) * step;
      let sum = 0;
      for (let k = -radius; k <= radius; k++) sum += from[Math.min(end, Math.max(base, base + k * step))]!;
      for (let i = 0, at = base; i < length; i++, at += step) {
        to[at] = sum * share;
        sum += from[Math.min(end, at + (radius + 1) * step)]! - from[Math.max(base, at - radius * step)]!;
      }
    }
  }
}
