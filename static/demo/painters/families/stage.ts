import { hex, scale } from '../paint/color';
import { put, shadeBand } from '../paint/compose';
import { blurred, drawn, paint } from '../paint/layer';
import { bell, mix, smooth } from '../paint/math';
import { between, random } from '../paint/random';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';
import { person, type Person } from './figures';

interface Stage {
  seed: number;
  air: string;
  beams: readonly { x: number; color: string; width: number; lean: number; sway: number; strength: number }[];
  performer: { who: Person; x: number; height: number; microphone: boolean };
  audience: boolean;
  floor: string;
}

/** A performer under spotlights in hazy air, the audience's heads dark in front. */
export async function stage(look: Stage): Promise<Scene> {
  const air = hex(look.air);
  const smoke = noiseTile(look.seed, 4, 6, 0.55);
  const ground = 0.3;
  const beams = look.beams.map((beam) => ({ ...beam, light: hex(beam.color, beam.strength) }));
  const back = paint((x, y) => [scale(air, 0.3 + 1.2 * bell(Math.hypot(x * 0.7, y + 0.05), 0.6)), 1]);
  const { performer } = look;
  const stand = `<path fill="#040405" d="M-0.002 0V-${performer.height * 0.8}H0.002V0ZM-0.03 0.004L0 -0.006L0.03 0.004Z" transform="translate(${performer.x + performer.height * 0.17} ${ground})"/><ellipse cx="${performer.x + performer.height * 0.155}" cy="${ground - performer.height * 0.81}" rx="0.011" ry="0.008" fill="#040405"/>`;
  const actor = await drawn(
    person(performer.who, { ...performer, y: ground }) + (performer.microphone ? stand : ''),
  );
  const halo = blurred(actor, 4);
  const crowd = look.audience ? await drawn(heads(look.seed), { blur: 5 }) : undefined;
  const floor = hex(look.floor);
  return (t, out) => {
    put(out, back);
    const reached = beams.map((beam) => beam.x + beam.sway * Math.sin(t * 3 + beam.x * 5));
    shadeBand(out, { step: 2 }, (x, y, px) => {
      const cloud =
        0.25 + 1.3 * smoke(x * 0.35 - t * 0.05, y * 0.45 + t * 0.025) * smoke(x * 0.7 + t * 0.04, y * 0.6);
      const onFloor = smooth(ground - 0.03, ground + 0.02, y);
      const fade = 0.35 + 0.65 * bell(y + 0.5, 0.8);
      for (let c = 0; c < 3; c++)
        px[c] = air[c]! * (0.15 + 0.6 * bell(Math.hypot(x * 0.6, y - 0.05), 0.6)) * (0.5 + cloud);
      beams.forEach((beam, i) => {
        const foot = reached[i]!;
        const down = (y + 0.62) / (ground + 0.62);
        const centre = mix(foot + beam.lean, foot, down);
        const half = beam.width * (0.08 + 0.92 * down);
        const inside = Math.abs(x - centre) / half;
        const cone =
          (smooth(1.06, 0.8, inside) * 0.5 + bell(inside, 0.6) * 0.5) *
          fade *
          cloud *
          (1 - onFloor) *
          (0.5 / (0.35 + down));
        const pool = smooth(
          1.08,
          0.75,
          Math.hypot((x - foot) / beam.width, (y - ground - 0.015) / (beam.width * 0.2)),
        );
        for (let c = 0; c < 3; c++)
          px[c] = px[c]! + beam.light[c]! * (cone * 0.6 + pool * (0.25 + floor[c]!) * 1.1);
      });
      for (let c = 0; c < 3; c++) px[c] = px[c]! + floor[c]! * onFloor * 0.08;
    });
    const x = 0.004 * Math.sin(t * 5);
    put(out, halo, { x, y: -0.003 });
    put(out, actor, { x, zoom: 1 });
    if (crowd) put(out, crowd, { x: mix(0.03, -0.03, t), y: 0.004 * Math.sin(t * 7), zoom: 1.02 });
  };
}

function heads(seed: number): string {
  const next = random(seed + 2);
  return Array.from({ length: 26 }, (_, i) => {
    const x = -1.02 + i * 0.082 + between(next, -0.025, 0.025);
    const r = between(next, 0.042, 0.058);
    const y = 0.43 + between(next, -0.035, 0.03);
    const raised = next() < 0.2;
    const arm = raised
      ? `<path d="M${x + r} 0.6L${x + r * 1.5} ${y - 0.12}L${x + r * 2} ${y - 0.125}L${x + r * 2.4} 0.6Z"/>`
      : '';
    return `<g fill="#020203"><ellipse cx="${x}" cy="${y}" rx="${r * 0.82}" ry="${r}"/><path d="M${x - r * 2.3} 0.6C${x - r * 2} ${y + r * 1.4} ${x - r} ${y + r * 1.3} ${x} ${y + r * 0.9}C${x + r} ${y + r * 1.3} ${x + r * 2} ${y + r * 1.4} ${x + r * 2.3} 0.6Z"/>${arm}</g>`;
  }).join('');
}
