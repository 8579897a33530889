import { hex, scale, sum } from '../paint/color';
import { put, shadeBand } from '../paint/compose';
import { blurred, drawn, paint } from '../paint/layer';
import { bell, clamp, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';
import { person, type Person } from './figures';

interface Doorway {
  seed: number;
  light: string;
  room: string;
  door: { x: number; width: number; top: number };
  who: Person;
  turned?: boolean;
}

/** Someone in a bright doorway at the end of a dark room, a long shadow coming towards us. */
export async function doorway(look: Doorway): Promise<Scene> {
  const { door } = look;
  const floor = 0.24;
  const [light, room] = [hex(look.light), hex(look.room)];
  const plaster = fractal(gradientNoise(look.seed), 6);
  const boards = fractal(gradientNoise(look.seed + 1), 5);
  const half = door.width / 2;
  const height = floor - door.top;
  const back = paint((x, y) => {
    const dx = x - door.x;
    if (y < floor) {
      const edge = Math.max(Math.abs(dx) - half, door.top - y);
      const opening = smooth(0.003, -0.003, edge);
      const frame = smooth(0.03, 0.027, edge) * (1 - opening);
      const sky = 0.85 + 0.5 * smooth(floor, door.top, y) + 0.18 * plaster(x * 7, y * 4);
      const wall =
        (0.5 + 0.5 * plaster(x * 3, y * 3) + 0.35 * plaster(x * 14, y * 14)) *
        (0.35 + 2.4 * bell(edge, 0.12));
      const spill = 0.025 * bell(edge, 0.3);
      return [
        sum(
          scale(light, opening * 2.1 * sky + spill + frame * 0.1),
          scale(room, wall * (1 - opening) * (1 - 0.5 * frame)),
        ),
        1,
      ];
    }
    const deep = y - floor;
    const spread = 1 + deep * 3.4;
    const aside = dx / spread;
    const plank = Math.abs(((((aside * 26) % 1) + 1) % 1) - 0.5);
    const grain =
      0.75 +
      0.5 * boards(aside * 60, deep * 3 + Math.floor(aside * 26) * 3.3) -
      0.55 * smooth(0.47, 0.5, plank);
    const soft = 0.004 + deep * 0.09;
    const patch = smooth(half + soft, half - soft, Math.abs(aside)) * Math.exp(-deep * 2.6);
    const body = smooth(
      0.02 + soft * 0.5,
      0.012,
      Math.abs(aside + 0.012) - 0.03 * (1 - smooth(0, 0.12, deep) * 0.2),
    );
    const shadow = 1 - 0.93 * body * smooth(0, 0.004, deep);
    const sheen = 0.22 * bell(aside, half * 2.2) * Math.exp(-deep * 3.2);
    return [
      sum(scale(light, grain * (patch * 1.05 * shadow + sheen * 0.35)), scale(room, 0.25 * clamp(grain))),
      1,
    ];
  });
  const tall = height * 0.8;
  const figure = await drawn(
    person(look.who, {
      x: door.x + 0.012,
      y: floor + 0.014,
      height: tall,
      fill: '#030303',
      turned: look.turned ?? false,
    }),
  );
  const glowing = blurred(figure, 2);
  const dust = noiseTile(look.seed + 5, 4, 6);
  const haze = new Float32Array(1280 * 720 * 3);
  return (t, out) => {
    const zoom = 1 + 0.05 * t;
    put(out, back, { zoom });
    put(out, glowing, { zoom });
    put(out, figure, { zoom: zoom * 0.997 });
    shadeBand(haze, { step: 4 }, (x, y, px) => {
      const away = Math.hypot((x - door.x) * 1.1, y - 0.05);
      const veil =
        (0.16 * bell(away, 0.3) + 0.07 * bell(away, 0.75)) *
        (0.35 + 1.3 * dust(x * 0.5 + t * 0.04, y * 0.5 - t * 0.03));
      for (let c = 0; c < 3; c++) px[c] = light[c]! * veil;
    });
    for (let at = 0; at < out.length; at++) out[at] = out[at]! + haze[at]!;
  };
}
