import { blend, hex, ramp, scale } from '../paint/color';
import { put } from '../paint/compose';
import { blurred, drawn, paint } from '../paint/layer';
import { bell, clamp, mix, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { between, random } from '../paint/random';
import { glow, shine } from '../paint/sprites';
import type { Scene } from '../scene';
import { person, type Person } from './figures';

interface Snow {
  seed: number;
  sky: readonly string[];
  field: string;
  shade: string;
  woods: string;
  figure: { who: Person; x: number; height: number; turned?: boolean };
  sun?: { x: number; y: number; color: string };
  flakes: number;
  horizon: number;
}

/** A white field, woods lost in the air, one small figure and its tracks. */
export async function snow(look: Snow): Promise<Scene> {
  const { horizon, figure } = look;
  const sky = ramp(look.sky);
  const drift = fractal(gradientNoise(look.seed), 6);
  const twigs = gradientNoise(look.seed + 1);
  const air = sky(1);
  const [field, shade, woods] = [hex(look.field), hex(look.shade), hex(look.woods)];
  const sunlight = hex(look.sun?.color ?? '#000000');
  const feet = horizon + 0.13;
  const back = paint((x, y) => {
    const sun = look.sun ? Math.hypot(x - look.sun.x, y - look.sun.y) : 9;
    const lit = 0.5 * bell(sun, 0.35) + 1.6 * smooth(0.034, 0.028, sun) + 0.3 * bell(sun, 0.1);
    const above = blend(sky((y + 0.56) / (horizon + 0.56)), sunlight, clamp(lit * 0.75));
    let color = above;
    for (let depth = 0; depth < 3; depth++) {
      const tall =
        [0.05, 0.085, 0.13][depth]! * (0.55 + 0.75 * drift(x * (1.4 + depth), depth * 7 + 2) + 0.3);
      const spikes =
        0.55 + 0.45 * Math.abs(twigs(x * (70 - depth * 14), depth * 9)) + 0.2 * twigs(x * 180, depth);
      const reach = smooth(0.1 + depth * 0.2, 0.75, Math.abs(x - figure.x) + 0.3 * drift(x * 2, depth + 30));
      const top = horizon + 0.008 - Math.max(0, tall * spikes) * (depth === 0 ? 1 : reach);
      const cover = smooth(top - 0.004, top + 0.012, y);
      color = blend(
        color,
        blend(air, woods, [0.2, 0.42, 0.72][depth]!),
        cover * smooth(horizon + 0.012, horizon - 0.002, y),
      );
    }
    const down = y - horizon;
    if (down > 0) {
      const relief =
        drift((x * 2) / (0.2 + down), 1.2 / (0.06 + down)) * 0.6 +
        drift((x * 9) / (0.3 + down), 8 / (0.12 + down)) * 0.22;
      const ground = blend(field, shade, clamp(0.35 + relief + down * 0.35));
      const path = figure.x + (down - 0.13) * 0.55 + 0.05 * Math.sin(down * 16);
      const along = (((3.2 / (0.05 + down)) % 1) + 1) % 1;
      const side = (Math.floor(3.2 / (0.05 + down)) % 2 ? 1 : -1) * 0.03 * (down + 0.04);
      const step =
        bell(x - path - side * 2, 0.008 + down * 0.04) *
        bell(along - 0.5, 0.22) *
        smooth(feet, feet + 0.02, y);
      const groove = bell(x - path, 0.012 + down * 0.09) * 0.35 * smooth(feet, feet + 0.02, y);
      const trodden = blend(ground, scale(shade, 0.5), clamp(step * 0.85 + groove * 0.5));
      color = blend(air, trodden, smooth(0, 0.09, down));
    }
    return [color, 1];
  });
  const walker = await drawn(
    `<ellipse cx="${figure.x + 0.02}" cy="${feet + 0.004}" rx="${figure.height * 0.22}" ry="0.006" fill="#20242c" opacity="0.5"/>` +
      person(figure.who, { ...figure, y: feet + 0.004, fill: '#14161a' }),
  );
  const soft = blurred(walker, 1);
  const flake = glow([0.95, 0.97, 1]);
  const next = random(look.seed);
  const flakes = Array.from({ length: look.flakes }, () => {
    const near = next() ** 2.2;
    return {
      x: between(next, -1, 1),
      y: next(),
      size: mix(0.008, 0.045, near ** 2),
      fall: mix(0.25, 0.9, near),
      gain: mix(0.8, 0.22, near),
      sway: next() * 9,
    };
  });
  return (t, out) => {
    put(out, back, { zoom: 1 + 0.03 * t });
    put(out, soft, { x: -0.012 * t, y: 0.0015 * Math.sin(t * 15), zoom: 1 + 0.03 * t });
    for (const f of flakes) {
      const y = ((f.y + t * f.fall) % 1.1) - 0.55;
      shine(out, flake, f.x + 0.02 * Math.sin(t * 4 + f.sway) - t * f.fall * 0.25, y, f.size, f.gain);
    }
  };
}
