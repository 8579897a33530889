import { blend, ramp, scale, sum, type Color } from '../paint/color';
import { put } from '../paint/compose';
import { paint, type Layer } from '../paint/layer';
import { bell, clamp, mix, smooth } from '../paint/math';
import { fractal, gradientNoise, ridged } from '../paint/noise';
import type { Scene } from '../scene';

interface Mountains {
  seed: number;
  /** Sky from zenith to horizon. */
  sky: readonly string[];
  /** Ridges from the farthest, hazy one to the nearest. */
  ridges: readonly string[];
  mist: Color;
  sun: { x: number; y: number; color: Color; size: number };
  steepness: number;
  horizon: number;
}

/** Ridge behind ridge at dawn, mist between them, a low sun behind. */
export function mountains(look: Mountains): Scene {
  const clouds = fractal(gradientNoise(look.seed), 5);
  const sky = ramp(look.sky);
  const back = paint((x, y) => {
    const { sun } = look;
    const away = Math.hypot(x - sun.x, (y - sun.y) * 1.15);
    const cloud = smooth(0, 0.55, clouds(x * 1.3 + 3, y * 6)) * smooth(0.35, -0.4, y);
    const base = sky((y + 0.56) / (look.horizon + 0.56));
    const lit = scale(
      sun.color,
      0.34 * bell(away, 0.55) + 0.5 * bell(away, 0.16) + 2.6 * (1 - smooth(sun.size * 0.86, sun.size, away)),
    );
    return [sum(sum(base, lit), scale(sun.color, cloud * 0.22 * bell(away, 0.9))), 1];
  });
  const count = look.ridges.length;
  const layers = look.ridges.map((_, i) => ridge(look, i, count));
  const mists = look.ridges.map((_, i) => mistBand(look, i, count));
  return (t, out) => {
    const push = mix(1, 1.035, t);
    put(out, back, { zoom: push });
    layers.forEach((layer, i) => {
      const near = (i + 1) / count;
      put(out, layer, { x: mix(0.02, -0.045, t) * near, y: 0.012 * t * near, zoom: push + 0.03 * near * t });
      const mist = mists[i];
      if (mist && i < count - 1) put(out, mist, { x: mix(-0.05, 0.05, t) * (1.2 - near), gain: 1 });
    });
  };
}

function ridge(look: Mountains, index: number, count: number): Layer {
  const near = index / (count - 1);
  const crest = ridged(gradientNoise(look.seed + 11 * index), 6);
  const rough = fractal(gradientNoise(look.seed + 5 * index + 1), 5);
  const trees = gradientNoise(look.seed + 99 + index);
  const palette = ramp(look.ridges)(near);
  const base = mix(look.horizon - 0.02, 0.4, near ** 1.25);
  const tall = look.steepness * mix(0.5, 1, 1 - Math.abs(near - 0.45));
  const wide = mix(1.5, 1.05, near);
  const heights = new Map<number, number>();
  const topAt = (x: number) => {
    const known = heights.get(x);
    if (known !== undefined) return known;
    const conifers =
      near > 0.6 ? 0.02 * near * Math.abs(trees(x * 46, 3)) + 0.014 * Math.abs(trees(x * 110, 8)) : 0;
    const top = base - (crest(x * wide + index * 7.7, index * 3.1) - 0.62) * tall * 1.6 - conifers;
    heights.set(x, top);
    return top;
  };
  return paint((x, y) => {
    const top = topAt(x);
    const depth = y - top;
    if (depth < -0.002) return [palette, 0];
    const slope = rough(x * 9 + depth * 3, y * 15) * mix(0.2, 0.5, near);
    const towardSun = clamp(0.5 + (topAt(x + 0.01) - top) * 28 * (look.sun.x > x ? 1 : -1), 0.2, 1.5);
    const rock = scale(palette, clamp(0.82 + slope + 0.22 * (towardSun - 0.5), 0.35, 1.6));
    const haze = smooth(0.02, 0.3, depth) * mix(0.85, 0.3, near);
    const sunlit = scale(look.sun.color, 0.1 * bell(x - look.sun.x, 0.45) * (1 - near) ** 1.5);
    return [sum(blend(rock, look.mist, haze), sunlit), smooth(-0.002, 0.001, depth)];
  });
}

function mistBand(look: Mountains, index: number, count: number): Layer {
  const near = index / (count - 1);
  const veil = fractal(gradientNoise(look.seed + 300 + index), 5);
  const centre = mix(look.horizon + 0.08, 0.5, near ** 1.2);
  return paint((x, y) => {
    const density = clamp(0.42 + veil(x * 1.6 + index * 5, y * 7) * 1.25) * bell(y - centre, 0.1);
    return [
      sum(look.mist, scale(look.sun.color, 0.12 * bell(x - look.sun.x, 0.5))),
      density * mix(0.8, 0.5, near),
    ];
  });
}
