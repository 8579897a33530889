import { hex, ramp, scale, sum } from '../paint/color';
import { put } from '../paint/compose';
import { blurred, drawn, paint } from '../paint/layer';
import { bell, mix, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { between, random } from '../paint/random';
import type { Scene } from '../scene';
import { person, type Person } from './figures';

interface Sunset {
  seed: number;
  sky: readonly string[];
  sun: { x: number; y: number; size: number; color: string };
  people: readonly { who: Person; x: number; height: number; turned?: boolean }[];
  /** How far the hill bends, frame heights. */
  hill: number;
  walk: number;
}

/** Long lens at dusk: a great sun, people on a hill as silhouettes, grass in front. */
export async function sunset(look: Sunset): Promise<Scene> {
  const { sun } = look;
  const light = hex(sun.color);
  const clouds = fractal(gradientNoise(look.seed), 6);
  const sky = ramp(look.sky);
  const back = paint((x, y) => {
    const away = Math.hypot(x - sun.x, y - sun.y);
    const band = smooth(0.0, 0.5, clouds(x * 0.9, y * 8)) * smooth(0.4, -0.2, y);
    const disc = 1 - smooth(sun.size * 0.975, sun.size, away);
    const stripe = 1 - 0.35 * smooth(0.1, 0.4, clouds(x * 0.7 + 9, y * 22));
    const lit =
      0.42 * bell(away, 0.34) + 0.25 * bell(away, 0.8) + disc * 2.1 * stripe + band * 0.35 * bell(away, 0.7);
    return [sum(scale(sky(y + 0.5), 1 - 0.3 * band), scale(light, lit)), 1];
  });
  const line = (x: number) => 0.3 - look.hill * bell(x - sun.x * 0.6, 0.75) + 0.006 * clouds(x * 3, 1);
  const ground = paint((x, y) => {
    const depth = y - line(x);
    const rim = 0.3 * bell(depth, 0.012) * bell(x - sun.x, 0.55);
    return [sum([0.004, 0.0035, 0.004], scale(light, rim * 0.25)), smooth(0, 0.004, depth)];
  });
  const cast = await drawn(look.people.map((p) => person(p.who, { ...p, y: line(p.x) + 0.008 })).join(''), {
    blur: 0,
  });
  const near = await drawn(grass(look.seed, 260, line), { blur: 0 });
  const front = blurred(await drawn(grass(look.seed + 1, 60, () => 0.52, 3.2)), 7);
  return (t, out) => {
    const push = 1 + 0.04 * t;
    put(out, back, { zoom: push });
    put(out, cast, {
      x: look.walk * (t - 0.5),
      y: 0.0016 * Math.abs(Math.sin(t * 16)) * Math.sign(Math.abs(look.walk)),
      zoom: push,
    });
    put(out, ground, { zoom: push });
    put(out, near, { x: 0.0025 * Math.sin(t * 5), zoom: push });
    put(out, front, { x: mix(0.05, -0.05, t) + 0.006 * Math.sin(t * 4), zoom: 1.06 });
  };
}

function grass(seed: number, count: number, base: (x: number) => number, size = 1): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const x = between(next, -1, 1);
    const y = base(x) + 0.012;
    const tall = (0.015 + 0.06 * next() ** 2.5) * size;
    const lean = between(next, -0.3, 0.5) * tall;
    const width = between(next, 0.0012, 0.0026) * size;
    const seed_ =
      next() < 0.3
        ? `<ellipse cx="${x + lean}" cy="${y - tall}" rx="${width * 1.3}" ry="${tall * 0.12}" fill="#060506"/>`
        : '';
    return `<path fill="#060506" d="M${x - width} ${y}Q${x} ${y - tall * 0.6} ${x + lean} ${y - tall}Q${x + width} ${y - tall * 0.5} ${x + width} ${y}Z"/>${seed_}`;
  }).join('');
}
