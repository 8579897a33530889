import { hex, scale, sum, type Color } from '../paint/color';
import { put } from '../paint/compose';
import { blurred, drawn, paint, type Layer } from '../paint/layer';
import { bell, mix, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { between, random } from '../paint/random';
import { bokehDisc, shine } from '../paint/sprites';
import type { Scene } from '../scene';
import { bottle, carLine, watch } from './objects';

interface Product {
  seed: number;
  object: 'bottle' | 'watch' | 'car';
  /** Main light, second light, and the air behind. */
  key: string;
  fill: string;
  air: string;
  x: number;
}

const TABLE = 0.3;

/** A thing to be sold, in a dark studio: edges of light, a mirror table, a sweep of light over it. */
export async function product(look: Product): Promise<Scene> {
  const [key, fill, air] = [hex(look.key), hex(look.fill), hex(look.air)];
  const dust = fractal(gradientNoise(look.seed), 4);
  const onTable = look.object === 'bottle';
  const back = paint((x, y) => {
    const halo = bell(Math.hypot(x - look.x, (y + 0.05) * 1.2), 0.5);
    const lit: Color = sum(scale(air, 0.12 + 0.9 * halo), scale(fill, 0.1 * bell(x - look.x - 0.5, 0.4)));
    const below = smooth(TABLE, TABLE + 0.004, y);
    const table = sum(
      scale(air, 0.35 * bell(x - look.x, 0.6) * bell(y - TABLE, 0.25)),
      scale(key, 0.02 * (1 + dust(x * 20, y * 50))),
    );
    return [
      onTable
        ? sum(scale(lit, 1 - below), scale(table, below))
        : scale(lit, look.object === 'car' ? 0.3 : 0.7),
      1,
    ];
  });
  const shapes = { bottle, watch, car: carLine };
  const svg = shapes[look.object](look);
  const body = await drawn(svg.body, { gain: 1.15 });
  const edge = await drawn(svg.light, { gain: 2.4 });
  const soft = blurred(edge, 7);
  const mirror = onTable ? await flipped(svg.body) : undefined;
  const disc = bokehDisc(key);
  const next = random(look.seed);
  const specks = Array.from({ length: 26 }, () => ({
    x: between(next, -0.95, 0.95),
    y: between(next, -0.5, 0.4),
    size: between(next, 0.012, 0.07),
    gain: between(next, 0.02, 0.14),
  }));
  return (t, out) => {
    const zoom = 1 + 0.05 * t;
    put(out, back, { zoom: 1.01 });
    for (const s of specks)
      shine(
        out,
        disc,
        s.x + 0.03 * t,
        s.y - 0.025 * t,
        s.size,
        s.gain * (0.6 + 0.4 * Math.sin(t * 5 + s.x * 20)),
      );
    if (mirror) put(out, mirror, { zoom, gain: 1 });
    const at = { x: mix(0.012, -0.012, t), zoom };
    put(out, body, at);
    const sweep = 0.55 + 0.75 * bell(t - 0.55, 0.32);
    put(out, edge, { ...at, mode: 'add', gain: sweep });
    put(out, soft, { ...at, mode: 'add', gain: sweep * 0.4 });
  };
}

async function flipped(body: string): Promise<Layer> {
  const copy = blurred(await drawn(`<g transform="translate(0 ${TABLE * 2}) scale(1 -1)">${body}</g>`), 3, 6);
  const { width, height, px } = copy;
  for (let j = 0; j < height; j++) {
    const y = (j - height / 2) / 720;
    const keep = y < TABLE ? 0 : 0.42 * Math.exp(-(y - TABLE) * 7);
    for (let at = j * width * 4; at < (j + 1) * width * 4; at++) px[at] = px[at]! * keep;
  }
  return copy;
}
