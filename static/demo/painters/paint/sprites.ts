import type { Color } from './color';
import { put } from './compose';
import { paint, type Exposure, type Layer } from './layer';
import { bell, smooth } from './math';

/** A light out of focus: a disc 128 pixels wide with the brighter rim a lens leaves. */
export const bokehDisc = (color: Color): Layer =>
  paint(
    (x, y) => {
      const r = Math.hypot(x, y) * 2.2;
      return [color, (1 - smooth(0.86, 0.97, r)) * (0.62 + 0.38 * smooth(0.55, 0.92, r))];
    },
    { width: 128, height: 128, unit: 128 },
  );

/** A soft round glow 128 pixels wide. */
export const glow = (color: Color): Layer =>
  paint((x, y) => [color, bell(Math.hypot(x, y), 0.2) * (1 - smooth(0.4, 0.5, Math.hypot(x, y)))], {
    width: 128,
    height: 128,
    unit: 128,
  });

/** Adds a sprite's light at a place in frame heights, `size` being its height there. */
export function shine(out: Exposure, sprite: Layer, x: number, y: number, size: number, gain = 1): void {
  put(out, sprite, { x, y, zoom: (size * 720) / sprite.height, gain, mode: 'add' });
}
