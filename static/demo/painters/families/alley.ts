import { hex, scale, sum, type Color } from '../paint/color';
import { put } from '../paint/compose';
import { drawn, paint } from '../paint/layer';
import { bell, clamp, mix, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { between, pick, random } from '../paint/random';
import type { Scene } from '../scene';
import { person, type Person } from './figures';

interface Alley {
  seed: number;
  neons: readonly [string, ...string[]];
  glow: string;
  who?: Person;
  figureX?: number;
  width: number;
}

interface Sign {
  side: number;
  z: number;
  y: number;
  length: number;
  tall: number;
  light: Color;
  tube: boolean;
}

/** A narrow street at night between walls with neon signs, wet ground giving them back, steam. */
export async function alley(look: Alley): Promise<Scene> {
  const next = random(look.seed);
  const bricks = fractal(gradientNoise(look.seed), 5);
  const wet = fractal(gradientNoise(look.seed + 1), 5);
  const fog = hex(look.glow);
  const signs: Sign[] = Array.from({ length: 15 }, (_, i) => ({
    side: i % 2 ? 1 : -1,
    z: 1.1 + i * 0.62 + between(next, -0.3, 0.3),
    y: between(next, -1.15, 0.05),
    length: between(next, 0.14, 0.4),
    tall: between(next, 0.16, 0.6),
    light: hex(pick(next, look.neons), between(next, 1.6, 3.2)),
    tube: next() < 0.6,
  }));
  const wall = (side: number, z: number, y: number, rough: number): Color => {
    const row = Math.floor(y * 16);
    const mortar = Math.max(
      smooth(0.42, 0.5, Math.abs(((((y * 16) % 1) + 1) % 1) - 0.5)),
      smooth(0.45, 0.5, Math.abs(((((z * 6 + row * 0.5) % 1) + 1) % 1) - 0.5)),
    );
    const window_ =
      smooth(0.3, 0.28, Math.abs(((((z * 0.9) % 1) + 1) % 1) - 0.5)) *
      smooth(0.24, 0.22, Math.abs(((((y * 1.2 + 0.1) % 1) + 1) % 1) - 0.5));
    const albedo =
      (0.05 + 0.06 * bricks(z * 5 + side * 9, y * 5) + 0.03 * bricks(z * 20, y * 24)) *
      (1 - 0.35 * mortar) *
      (1 - 0.75 * window_);
    let color: Color = scale(fog, albedo * 0.5);
    for (const sign of signs) {
      const [dz, dy] = [z - sign.z, y - sign.y];
      const near = sign.side === side;
      const reach = Math.hypot(dz, dy, near ? 0.12 : 0.95);
      color = sum(color, scale(sign.light, (albedo * (near ? 0.75 : 0.9)) / (0.12 + reach * reach * 2.6)));
      if (!near) continue;
      const box = Math.max(Math.abs(dz) - sign.length / 2, Math.abs(dy) - sign.tall / 2);
      const shape = sign.tube
        ? bell(box, 0.012 + rough) +
          0.9 * bell(Math.hypot(dz, dy) - sign.tall * 0.22, 0.012 + rough) * smooth(0.02, -0.03, box)
        : smooth(0.012 + rough, -0.012, box) * (0.6 + 0.5 * bricks(z * 40, y * 9));
      color = sum(color, scale(sign.light, shape * 1.25));
    }
    return color;
  };
  const eye = 0.3;
  const half = look.width / 2;
  const cast = (x: number, y: number, rough: number): readonly [Color, number] => {
    const z = half / Math.max(0.03, Math.abs(x));
    return [wall(Math.sign(x), z, y * z, rough), z];
  };
  const back = paint((x, y0) => {
    const y = y0 - 0.04;
    const wallZ = half / Math.max(0.02, Math.abs(x));
    const floorZ = y > 0 ? eye / y : Infinity;
    const mist = (z: number) => clamp(1 - Math.exp(-z * 0.1));
    if (floorZ < wallZ) {
      const worldX = x * floorZ;
      const ripple = wet(worldX * 5, floorZ * 2.5) * 0.07;
      const puddle = smooth(-0.2, 0.3, wet(worldX * 2.2 + 9, floorZ * 0.9));
      const lean = x * (1 + ripple) + ripple * 0.25;
      const [seen, z] = cast(lean, -y * 1 + (eye * -2 + eye * 2) / wallZ, 0.03);
      const base = scale(seen, mix(0.3, 0.85, puddle));
      const stones = 0.012 * (1 + wet(worldX * 14, floorZ * 14));
      return [mixFog(sum(base, scale(fog, stones)), fog, mist(Math.min(z, floorZ + 2)), x, y), 1];
    }
    const [seen, z] = cast(x, y, 0);
    return [mixFog(seen, fog, mist(z), x, y), 1];
  });
  const figure = look.who
    ? await drawn(
        person(look.who, { x: look.figureX ?? 0, y: 0.3, height: 0.4 }) +
          `<g opacity="0.5" transform="translate(0 0.6) scale(1 -1)">${person(look.who, { x: look.figureX ?? 0, y: 0.3, height: 0.4 })}</g>`,
      )
    : undefined;
  const steam = fractal(gradientNoise(look.seed + 5), 6);
  const clouds = paint((x, y) => [
    scale(sum(fog, signs[3]!.light), 0.3),
    clamp(0.3 + steam(x * 2.2, y * 2.2)) * bell(y - 0.22, 0.22) * 0.42,
  ]);
  return (t, out) => {
    put(out, back, { zoom: 1 + 0.075 * t });
    put(out, clouds, { x: mix(-0.08, 0.08, t), y: mix(0.03, -0.04, t), zoom: 1.05, gain: 1 });
    if (figure)
      put(out, figure, {
        x: 0.004 * Math.sin(t * 12),
        y: 0.003 * Math.abs(Math.sin(t * 14)),
        zoom: 1 + 0.05 * t,
      });
    put(out, clouds, { x: mix(0.3, 0.1, t), y: mix(0.12, 0.03, t), zoom: 1.25, gain: 0.7, mode: 'add' });
  };
}

function mixFog(color: Color, fog: Color, amount: number, x: number, y: number): Color {
  const source = 0.25 + 1.5 * bell(Math.hypot(x * 1.6, y + 0.03), 0.2);
  return sum(scale(color, 1 - amount * 0.8), scale(fog, amount * source));
}
