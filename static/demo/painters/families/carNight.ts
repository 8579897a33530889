import { hex, ramp, scale } from '../paint/color';
import { put } from '../paint/compose';
import { blurred, drawn, paint } from '../paint/layer';
import { bell, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { between, pick, random } from '../paint/random';
import { bokehDisc, shine } from '../paint/sprites';
import type { Scene } from '../scene';
import { profile } from './figures';

interface CarNight {
  seed: number;
  night: readonly string[];
  lights: readonly [string, ...string[]];
  /** 'driver': from the back seat through the windscreen; 'passenger': a face against the side window. */
  view: 'driver' | 'passenger';
  sweep: string;
}

/** Inside a car at night, the town's lights going by out of focus. */
export async function carNight(look: CarNight): Promise<Scene> {
  const next = random(look.seed);
  const murk = fractal(gradientNoise(look.seed), 4);
  const night = ramp(look.night);
  const back = paint((x, y) => [scale(night(y + 0.5), 0.7 + 0.5 * murk(x * 2, y * 2)), 1]);
  const discs = look.lights.map((code) => bokehDisc(hex(code, 1.7)));
  const forward = look.view === 'driver';
  const lights = Array.from({ length: forward ? 54 : 40 }, () => ({
    disc: pick(next, [discs[0]!, ...discs.slice(1)]),
    angle: between(next, -0.25, Math.PI + 0.25),
    phase: next(),
    x: next(),
    y: between(next, -0.32, 0.2),
    size: between(next, 0.06, 0.17),
    gain: between(next, 0.15, 0.75),
    speed: between(next, 0.35, 0.8),
  }));
  const cabin = await drawn(forward ? dashboard : sideWindow, { blur: 3 });
  const rims = blurred(
    await drawn(forward ? dashboardRim(look.sweep) : sideRim(look.sweep), { gain: 1.6 }),
    3,
  );
  return (t, out) => {
    put(out, back);
    for (const light of lights) {
      if (forward) {
        const z = (light.phase + t * 0.5) % 1;
        const reach = 0.02 + 0.95 * z ** 2.3;
        const x = 0.06 + Math.cos(light.angle) * reach;
        const y =
          -0.06 - Math.sin(light.angle) * reach * (light.angle > 2.2 || light.angle < 0.9 ? 0.36 : 0.2);
        shine(
          out,
          light.disc,
          x,
          y,
          light.size * (0.25 + 1.1 * z),
          light.gain * smooth(0, 0.12, z) * smooth(1, 0.85, z),
        );
      } else {
        const x = 1.1 - 2.4 * ((light.x + t * light.speed) % 1);
        shine(out, light.disc, x, light.y, light.size * 1.2, light.gain);
      }
    }
    const shake = { x: 0.0025 * Math.sin(t * 23), y: 0.003 * Math.sin(t * 31 + 1) };
    put(out, cabin, { ...shake, zoom: 1.01 });
    const pass = 0.3 + 1.2 * bell(((t * 2.2 + 0.2) % 1) - 0.5, 0.22);
    put(out, rims, { ...shake, zoom: 1.01, mode: 'add', gain: pass });
  };
}

const dashboard = `<g fill="#040405">
  <path d="M-1.1-0.7H1.1V-0.3C0.6-0.36-0.6-0.36-1.1-0.3Z"/>
  <path d="M-1.1-0.7H-0.86L-0.7-0.32C-0.8-0.1-0.96 0.2-1.1 0.4Z"/><path d="M1.1-0.7H0.98L0.86-0.32C0.94-0.1 1.02 0.2 1.1 0.4Z"/>
  <path d="M-1.1 0.28C-0.9 0.2-0.5 0.13-0.3 0.15C-0.1 0.17 0.1 0.15 0.5 0.16C0.8 0.18 0.95 0.22 1.1 0.28V0.7H-1.1Z"/>
  <path d="M0.08-0.34C0.08-0.345 0.36-0.35 0.37-0.34L0.385-0.255C0.3-0.243 0.15-0.243 0.07-0.253Z"/>
  <path d="M-0.92 0.62C-0.9 0.36-0.83 0.26-0.68 0.2C-0.62 0.17-0.6 0.14-0.6 0.08C-0.66 0.02-0.68-0.06-0.67-0.13C-0.66-0.25-0.58-0.31-0.48-0.31C-0.37-0.31-0.3-0.24-0.3-0.12C-0.3-0.04-0.31 0.02-0.36 0.08C-0.36 0.14-0.34 0.17-0.28 0.2C-0.12 0.26-0.05 0.38-0.02 0.62Z"/>
  <path d="M-0.62 0.04H-0.34L-0.3 0.2H-0.68Z"/>
</g>
<path d="M-0.24 0.3C-0.18 0.14 0.12 0.1 0.2 0.26" fill="none" stroke="#020202" stroke-width="0.026"/>`;

const dashboardRim = (color: string) => `<g fill="none" stroke="${color}" stroke-linecap="round">
  <path d="M-0.3-0.13C-0.3-0.04-0.31 0.02-0.36 0.08C-0.36 0.14-0.34 0.17-0.28 0.2C-0.16 0.25-0.09 0.33-0.06 0.42" stroke-width="0.009"/>
  <path d="M-0.36-0.28C-0.32-0.25-0.3-0.2-0.298-0.13" stroke-width="0.005"/>
  <path d="M-0.2 0.27C-0.12 0.16 0.1 0.14 0.17 0.25" stroke-width="0.004"/>
  <path d="M-0.2 0.156C0.1 0.16 0.3 0.155 0.55 0.165C0.8 0.18 0.95 0.22 1.05 0.26" stroke-width="0.004" opacity="0.7"/>
  <path d="M0.1-0.335H0.355L0.367-0.265H0.09Z" stroke="none" fill="${color}" opacity="0.28"/>
</g>`;

const faceAt = 'translate(-0.62 0.62) scale(0.00108 0.00108) translate(-60 -1000)';

const sideWindow = `<path fill="#030304" fill-rule="evenodd" d="M-1.1-0.7H1.1V0.7H-1.1ZM-0.86 0.2C-0.8-0.1-0.6-0.36-0.42-0.4C0-0.42 0.5-0.42 0.78-0.4C0.84-0.2 0.86 0.05 0.86 0.22C0.3 0.26-0.4 0.26-0.86 0.2Z"/>
<path fill="#030304" d="M0.34-0.45H0.4L0.5 0.3H0.43Z"/><g transform="${faceAt}" fill="#040405"><path d="${profile}"/></g>`;

const sideRim = (
  color: string,
) => `<g transform="${faceAt}" fill="none" stroke="${color}" stroke-linecap="round">
  <path stroke-width="9" d="M612 190C665 225 681 260 686 304C690 328 686 346 692 364C697 378 692 388 694 398C700 420 734 444 748 464C754 476 742 484 714 486C708 492 712 502 722 510C732 520 726 528 708 534C718 540 724 550 716 560C706 568 698 576 704 590C712 608 708 632 684 644C650 658 606 656 584 676C566 694 558 726 570 764"/>
  <path stroke-width="6" opacity="0.6" d="M330 240C390 190 470 172 530 174"/></g>
<path fill="none" stroke="${color}" opacity="0.5" stroke-width="0.005" d="M-0.86 0.2C-0.4 0.26 0.3 0.26 0.86 0.22"/>`;
