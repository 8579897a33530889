import { ramp } from '../paint/color';
import { shadeBand } from '../paint/compose';
import { clamp, smooth } from '../paint/math';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';

interface Ink {
  seed: number;
  /** From clear water to the heart of the ink. */
  colors: readonly string[];
  scale: number;
  turn: number;
  gain: number;
}

/** Ink unfolding in water: noise bent by noise, lit from its own slope. */
export function ink(look: Ink): Scene {
  const coarse = noiseTile(look.seed, 3, 7, 0.48);
  const fine = noiseTile(look.seed + 1, 6, 7, 0.55);
  const color = ramp(look.colors, look.gain);
  const density = (x: number, y: number, t: number) => {
    const u = x * look.scale + look.turn * y;
    const v = y * look.scale - look.turn * x;
    const wx = coarse(u + t * 0.02, v - t * 0.035) - 0.5;
    const wy = coarse(u + 0.37 - t * 0.03, v + 0.61) - 0.5;
    const rx = fine(u + wx * 0.9 + 0.2, v + wy * 0.9 + t * 0.03) - 0.5;
    const ry = fine(u + wx * 0.9 + 0.7, v + wy * 0.9 + 0.4 - t * 0.02) - 0.5;
    return (
      coarse(u + rx * 0.55 + wx * 0.3, v + ry * 0.55 + wy * 0.3) * 0.85 +
      0.15 * fine(u + rx * 0.8, v + ry * 0.8)
    );
  };
  return (t, out) => {
    shadeBand(out, { step: 2 }, (x, y, px) => {
      const here = density(x, y, t);
      const slope = (density(x + 0.008, y + 0.006, t) - here) * 9;
      const body = smooth(0.28, 0.72, here);
      const base = color(body);
      const lit = clamp(0.75 + slope * 1.6, 0.2, 2.2);
      for (let c = 0; c < 3; c++) px[c] = base[c]! * lit;
    });
  };
}
