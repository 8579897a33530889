import { hex, ramp, scale } from '../paint/color';
import { put, shadeBand } from '../paint/compose';
import { blurred, drawn } from '../paint/layer';
import { bell, mix, smooth } from '../paint/math';
import { between, random } from '../paint/random';
import { glow, shine } from '../paint/sprites';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';

interface Underwater {
  seed: number;
  /** From the surface down. */
  water: readonly string[];
  light: string;
  sand: string;
  sun: number;
  /** Where the sea bed begins, or below the frame. */
  bed: number;
  diver?: { x: number; y: number; size: number; turned: boolean };
}

/** Under the sea: rays from the surface, caustics on sand, a diver, bubbles. */
export async function underwater(look: Underwater): Promise<Scene> {
  const water = ramp(look.water);
  const [light, sand] = [hex(look.light), hex(look.sand)];
  const web = noiseTile(look.seed, 8, 3, 0.4);
  const rays = noiseTile(look.seed + 1, 16, 4, 0.6);
  const dunes = noiseTile(look.seed + 2, 8, 6, 0.55);
  const caustic = (u: number, v: number, t: number) => {
    const a = 1 - Math.abs(web(u + t * 0.03, v) * 2 - 1);
    const b = 1 - Math.abs(web(u * 1.3 - t * 0.04 + 0.3, v * 1.3 + t * 0.02) * 2 - 1);
    return Math.min(a, b) ** 5 * 2.4 + (a * b) ** 6;
  };
  const diver = look.diver ? await drawn(swimmer(look.diver)) : undefined;
  const hazy = diver ? blurred(diver, 1) : undefined;
  const next = random(look.seed);
  const bubble = glow(scale(light, 1.2));
  const bubbles = Array.from({ length: 60 }, () => ({
    x: between(next, -0.95, 0.95),
    y: next(),
    size: between(next, 0.005, 0.02),
    rise: between(next, 0.1, 0.35),
  }));
  return (t, out) => {
    shadeBand(out, { step: 2 }, (x, y, px) => {
      const base = water(y + 0.5);
      const reach = Math.hypot(x - look.sun, y + 0.75);
      const angle = Math.atan2(x - look.sun, y + 0.75);
      const ray =
        smooth(0.35, 0.85, rays(angle * 0.34 + t * 0.012, 0.2 + t * 0.03)) * Math.exp(-reach * 1.5) * 1.3;
      const surface =
        bell(y + 0.52, 0.13) *
        (0.3 + 1.4 * caustic(x * 0.22, (y + 0.52) * 1.7 + 0.4, t * 3)) *
        bell(x - look.sun, 0.75);
      const glare = 0.9 * bell(reach - 0.2, 0.22);
      const below = y - look.bed - 0.03 * (dunes(x * 0.3, 0.2) - 0.5);
      const floor = smooth(-0.01, 0.02, below);
      const z = 0.5 / (Math.max(0, below) + 0.1);
      const lit = caustic(x * z * 0.2, z * 0.34, t * 2);
      const ripple = 0.55 + 0.9 * dunes(x * z * 0.12, z * 0.7);
      const clear = floor * smooth(-0.02, 0.35, below);
      for (let c = 0; c < 3; c++) {
        const open = base[c]! + light[c]! * (ray + surface * 0.8 + glare * 0.5);
        const bed = sand[c]! * (0.35 * ripple + lit * 0.9 * light[c]!) + light[c]! * ray * 0.3;
        px[c] = mix(open, bed, clear);
      }
    });
    if (hazy)
      put(out, hazy, { x: mix(-0.03, 0.04, t) * (look.diver?.turned ? -1 : 1), y: mix(0.015, -0.012, t) });
    for (const b of bubbles) {
      const y = 0.55 - ((b.y + t * b.rise) % 1.1);
      shine(out, bubble, b.x + 0.012 * Math.sin(t * 6 + b.x * 30), y, b.size, 0.35);
    }
  };
}

const swimmer = ({ x, y, size, turned }: { x: number; y: number; size: number; turned: boolean }) =>
  `<g fill="#03131c" transform="translate(${x} ${y}) rotate(${turned ? 16 : -16}) scale(${(turned ? -size : size) / 1000} ${size / 1000})">
  <path d="M250-46C290-60 336-40 340-4C340 28 300 44 262 32C226 40 180 50 130 52C60 66-20 66-90 46C-150 50-220 66-290 60C-330 76-380 104-436 116C-470 120-500 104-520 82C-480 84-430 66-380 40C-330 20-280 14-230 18C-180 10-140 2-100-8C-30-40 60-48 130-40C170-44 210-46 250-46Z"/>
  <path d="M-90 40C-150 84-220 110-290 128C-340 150-400 190-460 190C-430 170-400 140-350 112C-290 84-220 56-150 20Z"/>
  <path d="M170 20C200 70 260 110 330 132C344 140 340 154 322 152C240 140 170 90 130 40Z"/>
  <path d="M-40-44C0-84 90-92 140-66C150-50 140-36 120-34C60-30 10-30-40-36Z"/></g>`;
