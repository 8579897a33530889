import { blend, hex, scale, type Color } from '../paint/color';
import { put } from '../paint/compose';
import { blurred, drawn, emptyLayer, paint, type Layer } from '../paint/layer';
import { clamp, mix, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { between, pick, random, type Random } from '../paint/random';
import { bokehDisc, shine } from '../paint/sprites';
import type { Scene } from '../scene';
import { person } from './figures';

interface City {
  seed: number;
  skyTop: string;
  skyLow: string;
  windows: readonly [string, ...string[]];
  lamps: readonly [string, ...string[]];
  figure?: 'umbrella' | 'walking' | 'dress';
  /** Where street meets buildings, in frame heights from the centre. */
  ground: number;
  focus: number;
}

/** Towers at night out of focus, their light lying on a wet street, lamps drifting by in front. */
export async function city(look: City): Promise<Scene> {
  const next = random(look.seed);
  const back = skyline(look, next);
  const blurry = blurred(back, look.focus);
  const street = wetStreet(look, blurred(back, 5, 34));
  const figure = look.figure
    ? await drawn(
        person(look.figure, { x: 0.16, y: look.ground + 0.2, height: 0.47 }) +
          `<g opacity="0.55" transform="translate(0 ${2 * (look.ground + 0.2)}) scale(1 -1)">${person(look.figure, { x: 0.16, y: look.ground + 0.2, height: 0.47 })}</g>`,
        { blur: 1 },
      )
    : undefined;
  const discs = look.lamps.map((code) => bokehDisc(hex(code, 1.5)));
  const lamps = Array.from({ length: 46 }, () => {
    const high = next() < 0.55;
    return {
      disc: pick(next, [discs[0]!, ...discs.slice(1)]),
      x: between(next, -1.05, 1.05),
      y: high ? look.ground - Math.abs(between(next, -0.02, 0.12)) : between(next, -0.35, look.ground),
      size: between(next, 0.02, 0.075) * (high ? 1 : 0.8),
      speed: (next() < 0.5 ? -1 : 1) * (high ? between(next, 0.03, 0.2) : 0.012),
      gain: between(next, 0.12, 0.5),
    };
  });
  return (t, out) => {
    const drift = mix(-0.02, 0.02, t);
    put(out, blurry, { x: drift });
    put(out, street, { x: drift });
    for (const lamp of lamps) {
      const x = lamp.x + lamp.speed * t;
      const pulse = 0.9 + 0.1 * Math.sin(t * 9 + lamp.x * 40);
      shine(out, lamp.disc, x, lamp.y, lamp.size, lamp.gain * pulse);
      put(out, lamp.disc, {
        x,
        y: 2 * look.ground - lamp.y + 0.03,
        zoom: lamp.size * 5.6,
        gain: lamp.gain * 0.28,
        mode: 'add',
      });
    }
    if (figure) put(out, figure, { x: mix(-0.1, -0.02, t), zoom: 1.02 + 0.03 * t });
  };
}

function skyline(look: City, next: Random): Layer {
  const [top, low] = [hex(look.skyTop), hex(look.skyLow)];
  const haze = fractal(gradientNoise(look.seed), 4);
  const layer = paint((x, y) => [
    scale(blend(top, low, smooth(-0.6, look.ground, y)), 1 + 0.4 * haze(x * 2, y * 3)),
    1,
  ]);
  for (let depth = 0; depth < 4; depth++) {
    const far = 1 - depth / 3;
    for (let x = -1.05; x < 1.05;) {
      const width = between(next, 0.05, 0.16);
      const height = between(next, 0.12, 0.62) * mix(0.85, 1, far);
      tower(layer, { x, width, top: look.ground - height, bottom: look.ground }, look, { far, low, next });
      x += width * between(next, 0.9, depth === 3 ? 2.6 : 1.3);
    }
  }
  return layer;
}

interface Box {
  x: number;
  width: number;
  top: number;
  bottom: number;
}

function tower(
  layer: Layer,
  box: Box,
  look: City,
  { far, low, next }: { far: number; low: Color; next: Random },
): void {
  const unit = 720;
  const cell = Math.round(between(next, 7, 12));
  const lit = between(next, 0.12, 0.5);
  const warm = hex(pick(next, look.windows));
  const body = scale(low, mix(0.1, 0.62, far));
  const left = Math.round(box.x * unit + layer.width / 2);
  const top = Math.round(box.top * unit + layer.height / 2);
  const columns = Math.floor((box.width * unit) / cell);
  const rows = Math.floor(((box.bottom - box.top) * unit) / cell);
  for (let row = 0; row < rows; row++) {
    const floorLit = next() < 0.14 ? 0.85 : lit;
    for (let column = 0; column < columns; column++) {
      const on = next() < floorLit ? between(next, 0.3, 2.6) * mix(1, 0.5, far) : 0.02;
      fillCell(layer, { x: left + column * cell, y: top + row * cell, cell }, body, scale(warm, on));
    }
  }
}

function fillCell(
  layer: Layer,
  { x, y, cell }: { x: number; y: number; cell: number },
  wall: Color,
  light: Color,
): void {
  for (let j = 0; j < cell; j++) {
    for (let i = 0; i < cell; i++) {
      if (x + i < 0 || x + i >= layer.width || y + j < 0 || y + j >= layer.height) continue;
      const glass = i > 1 && i < cell - 1 && j > 2 && j < cell - 1;
      const at = ((y + j) * layer.width + x + i) * 4;
      for (let c = 0; c < 3; c++) layer.px[at + c] = wall[c]! + (glass ? light[c]! : 0);
      layer.px[at + 3] = 1;
    }
  }
}

function wetStreet(look: City, smeared: Layer): Layer {
  const street = emptyLayer(smeared.width, smeared.height);
  const ripples = fractal(gradientNoise(look.seed + 7), 4);
  const puddles = fractal(gradientNoise(look.seed + 8), 5);
  const line = Math.round(look.ground * 720 + smeared.height / 2);
  for (let j = line; j < street.height; j++) {
    const near = (j - line) / (street.height - line);
    for (let i = 0; i < street.width; i++) {
      const [x, y] = [i / 720, (j - line) / 720];
      const shift = ripples(x * 14, (y * 60) / (0.3 + near)) * mix(2, 22, near);
      const from = Math.round(clamp(i + shift, 0, street.width - 1));
      const up = Math.round(clamp(line - (j - line) * 1.15 - 4, 0, smeared.height - 1));
      const wet = smooth(-0.25, 0.4, puddles(x * 3, (y * 9) / (0.4 + near))) * 0.75 + 0.25;
      const at = (j * street.width + i) * 4;
      const source = (up * street.width + from) * 4;
      for (let c = 0; c < 3; c++)
        street.px[at + c] = smeared.px[source + c]! * wet * mix(1.15, 0.7, near) + 0.002;
      street.px[at + 3] = smooth(0, 6, j - line);
    }
  }
  return street;
}
