import { hex, ramp, scale, sum } from '../paint/color';
import { put, shadeBand } from '../paint/compose';
import { drawn, paint } from '../paint/layer';
import { bell, clamp, mix, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';

interface Ocean {
  seed: number;
  sky: readonly string[];
  water: string;
  sun: { x: number; y: number; color: string; size: number; strength: number };
  horizon: number;
  clouds: number;
  /** A shape against the light: a boat or nothing. */
  boat?: { x: number; size: number };
  swell: number;
}

/** The sea to the horizon with the sun's path glittering on it. */
export async function ocean(look: Ocean): Promise<Scene> {
  const { horizon, sun } = look;
  const light = hex(sun.color);
  const billow = fractal(gradientNoise(look.seed), 6);
  const sky = ramp(look.sky);
  const back = paint((x, y) => {
    const away = Math.hypot(x - sun.x, y - sun.y);
    const height = horizon - y;
    const cover = smooth(
      0.5 - look.clouds,
      0.75,
      0.5 + 0.75 * billow(x * 1.4 + 7, (y * 5) / (0.35 + Math.max(0, height))),
    );
    const edge = cover * (1 - cover) * 4;
    const glow = 0.7 * bell(away, 0.2) + 0.32 * bell(away, 0.65);
    const disc = 5 * (1 - smooth(sun.size * 0.9, sun.size, away)) * (1 - cover * 0.7);
    const base = scale(sky((y + 0.56) / (horizon + 0.56)), 1 - 0.45 * cover);
    return [sum(base, scale(light, (glow * (0.45 + 0.9 * edge) + disc + 0.06 * edge) * sun.strength)), 1];
  });
  const waves = [noiseTile(look.seed + 1, 8, 5, 0.6), noiseTile(look.seed + 2, 6, 6, 0.62)] as const;
  const boat = look.boat ? await drawn(sailing(look.boat, horizon), { blur: 0 }) : undefined;
  const deep = hex(look.water);
  return (t, out) => {
    put(out, back, { x: 0.01 * t, zoom: 1.005 });
    const flow = t * 0.05;
    const height = (x: number, z: number) =>
      waves[0](x * 0.11 + flow, z * 0.16 + flow * 0.9) * 0.6 +
      waves[1](x * 0.29 - flow * 1.4, z * 0.37 + flow * 1.8) * 0.4;
    shadeBand(out, { top: horizon, step: 1 }, (x, y, px) => {
      const below = y - horizon;
      const z = 0.24 / (below + 0.004);
      const across = x * z * 1.4;
      const step = 0.025 + z * 0.012;
      const here = height(across, z);
      const slopeX = ((height(across + step, z) - here) / step) * look.swell;
      const slopeZ = ((height(across, z + step) - here) / step) * look.swell;
      const tilt = clamp(0.16 + below * 0.9 + slopeZ * 0.22, 0.01, 1);
      const mirror = sky(1 - clamp(tilt * 1.25));
      const fresnel = clamp(0.1 + 0.9 * (1 - tilt) ** 4);
      const aside = x - sun.x * (1 - below * 0.3) - slopeX * (0.05 + below * 0.42);
      const path = bell(aside, 0.05 + below * 0.16) * Math.exp(-((tilt - 0.3) ** 2) * 9);
      const spark = path * smooth(0.05, 0.75, path) * (0.55 + 3.4 * smooth(0.54, 0.74, here)) * sun.strength;
      const wide = 0.12 * bell(x - sun.x, 0.4) * sun.strength;
      const fade = smooth(0.012, 0, below);
      for (let c = 0; c < 3; c++) {
        const body = deep[c]! * (0.5 + 0.9 * here) * (1 - fresnel) + mirror[c]! * fresnel * 0.85;
        px[c] = mix(body, sky(1)[c]! * 0.8, fade) + light[c]! * (spark * 1.5 + wide);
      }
    });
    if (boat) put(out, boat, { x: mix(0.015, -0.015, t), y: 0.0015 * Math.sin(t * 6), zoom: 1 });
  };
}

const sailing = ({ x, size }: { x: number; size: number }, horizon: number) =>
  `<g fill="#08080c" transform="translate(${x} ${horizon + 0.012}) scale(${size / 100})">
    <path d="M-40-8C-20-4 24-4 46-12C40 2 34 8 26 9L-28 9C-36 6-38 0-40-8Z"/>
    <path d="M0-8L1-128L4-128L4-8Z"/><path d="M6-122C22-84 34-48 44-20C30-16 18-15 6-15Z"/><path d="M-2-112C-10-76-24-42-34-18C-22-14-12-14-2-14Z" opacity="0.85"/>
  </g>`;
