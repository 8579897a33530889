import { blend, hex, ramp, scale, sum, type Color } from '../paint/color';
import { put } from '../paint/compose';
import { blurred, drawn, emptyLayer, paint, type Layer } from '../paint/layer';
import { bell, clamp, mix, smooth } from '../paint/math';
import { fractal, gradientNoise } from '../paint/noise';
import { between, pick, random } from '../paint/random';
import { bokehDisc, shine } from '../paint/sprites';
import type { Scene } from '../scene';
import { profile } from './figures';

interface RainWindow {
  seed: number;
  dusk: readonly string[];
  lights: readonly [string, ...string[]];
  face?: { x: number; turned: boolean };
  frame: boolean;
}

/** Rain on a pane at dusk, the street's lights behind it as soft discs, drops holding the picture upside down. */
export async function rainWindow(look: RainWindow): Promise<Scene> {
  const next = random(look.seed);
  const murk = fractal(gradientNoise(look.seed), 3);
  const dusk = ramp(look.dusk);
  const back = paint((x, y) => [
    scale(dusk(y + 0.5 + 0.18 * murk(x * 1.5, y * 2)), 0.8 + 0.6 * murk(x + 4, y)),
    1,
  ]);
  const discs = look.lights.map((code) => bokehDisc(hex(code, 1.6)));
  const lights = Array.from({ length: 44 }, () => ({
    disc: pick(next, [discs[0]!, ...discs.slice(1)]),
    x: between(next, -1, 1),
    y: between(next, -0.28, 0.36) * (0.4 + 0.6 * next()),
    size: between(next, 0.07, 0.2),
    gain: between(next, 0.1, 0.65),
    speed: next() < 0.35 ? between(next, -0.16, 0.16) : 0,
  }));
  const still = emptyExposure();
  put(still, back);
  for (const { disc, x, y, size, gain } of lights) shine(still, disc, x, y, size, gain);
  const pane = drops(look.seed, still);
  const runners = Array.from({ length: 7 }, (_, i) => ({
    layer: runner(look.seed + 40 + i, still),
    x: between(next, -0.85, 0.85),
    y: between(next, -0.75, 0.2),
    fall: between(next, 0.25, 0.8),
    wait: between(next, 0, 0.5),
  }));
  const face = look.face ? await facing(look.face) : undefined;
  const frame = look.frame
    ? await drawn(
        '<path fill="#050506" d="M-1-0.6H-0.78V0.6H-1ZM-1 0.37H1V0.6H-1Z"/><path fill="#0d0c0c" d="M-0.78-0.6H-0.765V0.37H-0.78ZM-0.78 0.355H1V0.37H-0.78Z"/>',
        { blur: 3 },
      )
    : undefined;
  return (t, out) => {
    put(out, back);
    for (const { disc, x, y, size, gain, speed } of lights) shine(out, disc, x + speed * t, y, size, gain);
    put(out, pane, { y: 0.006 * t });
    for (const { layer, x, y, fall, wait } of runners)
      put(out, layer, { x, y: y + fall * smooth(wait, 1.1, t) });
    if (face) put(out, face, { x: mix(0.012, -0.012, t), zoom: 1.01 });
    if (frame) put(out, frame, { x: mix(0.02, -0.005, t), zoom: 1.03 });
  };
}

const emptyExposure = () => new Float32Array(1280 * 720 * 3);

const facing = ({ x, turned }: { x: number; turned: boolean }) =>
  drawn(
    `<g transform="translate(${x} 0.57) scale(${turned ? -0.00092 : 0.00092} 0.00092) translate(-500 -1000)" fill="#060607"><path d="${profile}"/></g>`,
    { blur: 3 },
  );

type Lens = (x: number, y: number) => Color;

function lens(still: Float32Array): Lens {
  return (x, y) => {
    const i = Math.round(clamp(x * 720 + 640, 0, 1279));
    const j = Math.round(clamp(y * 720 + 360, 0, 719));
    const at = (j * 1280 + i) * 3;
    return [still[at]!, still[at + 1]!, still[at + 2]!];
  };
}

interface Drop {
  x: number;
  y: number;
  r: number;
  tall: number;
}

function drawDrop(layer: Layer, drop: Drop, look: Lens, origin: { x: number; y: number }): void {
  const reach = Math.ceil(drop.r * 720 * drop.tall) + 2;
  const [cx, cy] = [Math.round(drop.x * 720 + layer.width / 2), Math.round(drop.y * 720 + layer.height / 2)];
  for (let j = Math.max(0, cy - reach); j < Math.min(layer.height, cy + reach); j++) {
    for (let i = Math.max(0, cx - reach); i < Math.min(layer.width, cx + reach); i++) {
      const [dx, dy] = [(i - cx) / 720 / drop.r, (j - cy) / 720 / drop.r / drop.tall];
      const wobble = 1 + 0.12 * Math.sin(Math.atan2(dy, dx) * 3 + drop.x * 90);
      const r = Math.hypot(dx, dy) * wobble;
      const alpha = smooth(1, 0.86, r);
      if (alpha <= 0) continue;
      const bend = 0.1 + 0.34 * r * r;
      const seen = look(origin.x + drop.x - dx * bend, origin.y + drop.y - dy * bend);
      const rim = 1 - 0.72 * smooth(0.55, 1, r) * (dy < 0 ? 1 : 0.45);
      const spark =
        1.4 * bell(Math.hypot(dx + 0.3, dy + 0.38), 0.16) + 0.3 * bell(Math.hypot(dx - 0.2, dy - 0.5), 0.25);
      const color = sum(scale(seen, 1.05 * rim), scale(blend(seen, [0.7, 0.75, 0.85], 0.5), spark * 0.5));
      const at = (j * layer.width + i) * 4;
      for (let c = 0; c < 3; c++) layer.px[at + c] = layer.px[at + c]! * (1 - alpha) + color[c]! * alpha;
      layer.px[at + 3] = Math.max(layer.px[at + 3]!, alpha);
    }
  }
}

function drops(seed: number, still: Float32Array): Layer {
  const next = random(seed + 9);
  const layer = emptyLayer(1440, 810);
  const look = lens(still);
  for (let i = 0; i < 1500; i++) {
    const r = 0.0022 + 0.017 * next() ** 5 + (i > 1440 ? 0.012 : 0);
    drawDrop(
      layer,
      { x: between(next, -1, 1), y: between(next, -0.56, 0.56), r, tall: between(next, 0.95, 1.35) },
      look,
      { x: 0, y: 0 },
    );
  }
  return layer;
}

function runner(seed: number, still: Float32Array): Layer {
  const next = random(seed);
  const layer = emptyLayer(90, 720);
  const look = lens(still);
  let x = 0;
  for (let y = -0.46; y < 0.3; y += between(next, 0.006, 0.03)) {
    x += between(next, -0.003, 0.003);
    drawDrop(layer, { x, y, r: between(next, 0.0015, 0.0045), tall: 1.5 }, look, { x: 0.1, y: 0 });
  }
  drawDrop(layer, { x, y: 0.32, r: 0.019, tall: 1.35 }, look, { x: 0.1, y: 0 });
  return blurred(layer, 0);
}
