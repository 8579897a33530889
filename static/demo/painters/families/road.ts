import { blend, hex, ramp, scale, sum } from '../paint/color';
import { put, shadeBand } from '../paint/compose';
import { paint } from '../paint/layer';
import { bell, clamp, mix, smooth } from '../paint/math';
import { fractal, gradientNoise, ridged } from '../paint/noise';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';

interface Road {
  seed: number;
  sky: readonly string[];
  sand: string;
  asphalt: string;
  mesa: string;
  sun: { x: number; y: number; color: string; strength: number };
  /** Where the road vanishes, and the height of the horizon. */
  vanish: number;
  horizon: number;
  speed: number;
}

/** A straight road driven towards its vanishing point, mesas afar, hot air over the horizon. */
export function road(look: Road): Scene {
  const { horizon, vanish, sun } = look;
  const light = hex(sun.color);
  const clouds = fractal(gradientNoise(look.seed), 5);
  const sky = ramp(look.sky);
  const back = paint((x, y) => {
    const away = Math.hypot(x - sun.x, y - sun.y);
    const wisps = smooth(0.02, 0.6, clouds(x * 1.1, y * 7 + x)) * smooth(horizon + 0.02, horizon - 0.3, y);
    const disc = 3 * (1 - smooth(0.034, 0.042, away));
    const lit = (0.55 * bell(away, 0.3) + 0.35 * bell(away, 0.8) + disc + wisps * 0.28) * sun.strength;
    return [sum(sky((y + 0.56) / (horizon + 0.56)), scale(light, lit)), 1];
  });
  const hills = mesas(look);
  const grit = noiseTile(look.seed + 3, 16, 6, 0.72);
  const patches = noiseTile(look.seed + 4, 4, 6, 0.6);
  const [sand, asphalt, paintLine] = [hex(look.sand), hex(look.asphalt), hex('#d9c9a0')];
  const haze = blend(sky(1), light, 0.25 * sun.strength);
  return (t, out) => {
    put(out, back, { zoom: 1.01 });
    put(out, hills, { x: -vanish * 0.02 * t, y: 0, zoom: 1 + 0.015 * t });
    const travelled = t * look.speed;
    shadeBand(out, { top: horizon, step: 1 }, (x, y, px) => {
      const shimmer = Math.sin(x * 60 + t * 30) * 0.0012 * bell(y - horizon, 0.03);
      const depth = 1 / Math.max(0.0012, y - horizon + 0.0012 + shimmer);
      const across = (x - vanish) * depth;
      const along = depth * 0.5 + travelled;
      const far = clamp(depth / 190);
      const fine = mix(grit(across * 0.23, along * 0.23), 0.5, Math.sqrt(far));
      const broad = patches(across * 0.021, along * 0.021);
      const edge = Math.abs(across) + (fine - 0.5) * 0.1;
      const scrub = smooth(0.55, 0.72, broad * 0.6 + fine * 0.4) * smooth(1.3, 2.4, edge);
      const onRoad = 1 - smooth(1.04, 1.2, edge);
      const dash =
        (1 - smooth(0.035, 0.05, Math.abs(across))) *
        smooth(0.5, 0.52, (along * 0.22) % 1) *
        smooth(0.99, 0.95, (along * 0.22) % 1);
      const border = 1 - smooth(0.03, 0.045, Math.abs(Math.abs(across) - 0.94));
      const wear = 0.75 + 0.5 * fine + 0.3 * bell(Math.abs(across) - 0.5, 0.2);
      const glare =
        onRoad * sun.strength * 0.5 * bell(x - mix(vanish, sun.x, 0.6), 0.16) * bell(y - horizon, 0.24);
      const lines = Math.max(dash, border * 0.8) * onRoad * smooth(0.25, 0.6, fine + 0.25);
      for (let c = 0; c < 3; c++) {
        const ground = sand[c]! * (0.55 + 0.9 * fine) * (1 - 0.66 * scrub) * (0.8 + 0.4 * broad);
        const surface = mix(ground, asphalt[c]! * wear, onRoad);
        const marked = mix(surface, paintLine[c]! * 0.75, lines);
        px[c] = mix(marked, haze[c]!, smooth(0.16, 1, far) * 0.85) + light[c]! * glare;
      }
    });
  };
}

function mesas(look: Road) {
  const ridge = ridged(gradientNoise(look.seed + 21), 5);
  const strata = fractal(gradientNoise(look.seed + 22), 4);
  const [rock, haze] = [hex(look.mesa), ramp(look.sky)(1)];
  return paint((x, y) => {
    const tops = [0, 1].map((i) => {
      const raw = ridge(x * (1.1 + i * 0.8) + i * 9, i * 4);
      const plateau = smooth(0.6, 0.74, raw) * 0.75 + smooth(0.74, 0.9, raw) * 0.25;
      return (
        look.horizon -
        (0.014 + plateau * (i ? 0.07 : 0.13)) * (0.3 + Math.min(1, Math.abs(x - look.vanish) * 1.6))
      );
    });
    const front = y > tops[1]!;
    const top = front ? tops[1]! : tops[0]!;
    if (y < top || y > look.horizon + 0.004) return [rock, 0];
    const shade = clamp(0.8 + strata(x * 40, y * 14) * 0.7 + strata(x * 6, y * 70) * 0.35, 0.3, 1.4);
    const body = blend(scale(rock, shade), haze, front ? 0.4 : 0.66);
    return [
      blend(body, haze, smooth(look.horizon - 0.05, look.horizon, y) * 0.35),
      smooth(top, top + 0.002, y),
    ];
  });
}
