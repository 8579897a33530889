import { hex, scale } from '../paint/color';
import { put, shadeBand } from '../paint/compose';
import { blurred, drawn, paint } from '../paint/layer';
import { bell, mix, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';
import { person, profile } from './figures';

interface Blinds {
  seed: number;
  light: string;
  wall: string;
  slats: number;
  slope: number;
  subject: 'profile' | 'standing' | 'plant';
}

/** A room's wall under the light of a slatted blind, someone before it. */
export async function blinds(look: Blinds): Promise<Scene> {
  const [light, wall] = [hex(look.light), hex(look.wall)];
  const plaster = fractal(gradientNoise(look.seed), 6);
  const surface = paint((x, y) => {
    const relief = 0.8 + 0.25 * plaster(x * 2.5, y * 2.5) + 0.14 * plaster(x * 22, y * 22);
    const skirting = 1 - 0.55 * bell(y - 0.41, 0.006) - 0.25 * smooth(0.41, 0.412, y);
    return [scale(wall, relief * skirting), 1];
  });
  const room = new Float32Array(1280 * 720 * 3);
  const leaves = noiseTile(look.seed + 2, 6, 5, 0.6);
  const shapes = { profile: facing, standing: standing, plant: plant };
  const subject = await drawn(shapes[look.subject], { blur: 1 });
  const shadow = blurred(subject, 12);
  const rim = await drawn(shapes[look.subject].replaceAll('#050506', look.light), { gain: 0.75 });
  const lit = (x: number, y: number, t: number) => {
    const across = y - x * look.slope + 0.012 * Math.sin(t * 2);
    const stripe = (((across * look.slats) % 1) + 1) % 1;
    const softness = 0.07 + 0.05 * (x + 0.9);
    const open =
      smooth(0.2 - softness, 0.2 + softness, stripe) * smooth(0.78 + softness, 0.78 - softness, stripe);
    const cord = 1 - 0.5 * bell(x - 0.1 + y * 0.15, 0.006) - 0.5 * bell(x + 0.42 + y * 0.15, 0.006);
    const pane =
      smooth(-0.82, -0.74, x + y * 0.15) *
      smooth(0.66, 0.58, x + y * 0.15) *
      smooth(-0.47, -0.42, across) *
      smooth(0.42, 0.36, across);
    const tree =
      0.4 +
      0.75 * smooth(0.36, 0.6, leaves(x * 0.35 + 0.012 * Math.sin(t * 4), y * 0.4 + 0.01 * Math.cos(t * 3)));
    return open * pane * cord * tree;
  };
  return (t, out) => {
    put(room, surface, { zoom: 1 + 0.02 * t });
    shadeBand(out, { step: 2 }, (x, y, px) => {
      const beam = lit(x, y, t);
      const bounce = 0.028 + 0.05 * bell(Math.hypot(x, y), 0.7);
      for (let c = 0; c < 3; c++) px[c] = light[c]! * (beam * 1.5 + bounce);
    });
    for (let at = 0; at < out.length; at++) out[at] = out[at]! * room[at]! * 2;
    put(out, shadow, { x: 0.07, y: 0.03, zoom: 1.05, gain: 0 });
    const at = { x: mix(0.01, -0.012, t), zoom: 1 + 0.025 * t };
    put(out, rim, { ...at, gain: 0.5 });
    put(out, subject, { ...at, x: at.x - 0.0055, y: 0.004 });
  };
}

const facing = `<g transform="translate(-0.32 0.58) scale(0.00094) translate(-500 -1000)" fill="#050506"><path d="${profile}"/><path d="M250 380C240 250 330 140 500 140C600 140 670 190 688 290C640 250 560 250 500 300C450 350 440 420 420 480C390 520 400 640 372 700C300 680 240 560 250 380Z"/></g>`;

const standing = `${person('coat', { x: 0.3, y: 0.72, height: 0.98, fill: '#050506' })}`;

const plant = `<g fill="#050506" transform="translate(0.42 0.5)"><path d="M-0.09 0.2L-0.07-0.02H0.07L0.09 0.2Z"/>
${[-62, -38, -20, -4, 14, 32, 55, 78].map((a, i) => `<path transform="rotate(${a}) scale(${0.75 + (i % 3) * 0.2})" d="M-0.004 0C-0.012-0.14-0.006-0.24-0.002-0.3C-0.06-0.36-0.07-0.46 0-0.56C0.07-0.46 0.06-0.36 0.004-0.3C0.006-0.2 0.006-0.1 0.004 0Z"/>`).join('')}</g>
<path fill="#050506" d="M-1.1 0.4C-0.9 0.36-0.7 0.36-0.55 0.4C-0.5 0.44-0.48 0.5-0.48 0.6H-1.1Z"/>`;
