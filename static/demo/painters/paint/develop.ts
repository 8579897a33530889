import { HEIGHT, WIDTH, type Exposure } from './layer';
import { clamp } from './math';
import { random } from './random';
import type { Grade } from './grade';

const SMALL = 4;
const COLUMNS = WIDTH / SMALL;
const ROWS = HEIGHT / SMALL;
const STEPS = 4096;
const BRIGHTEST = 16;
const GRAIN = 1 << 20;

/** How high the black bars above and below a picture of that aspect are. */
export const barOf = (aspect: number) => Math.max(0, Math.round((HEIGHT - WIDTH / aspect) / 2));

/** Makes the last step of a film: takes an exposure and a frame number, gives RGB bytes (bloom, lens shade, tone curve, grade, grain, mask). */
export function developer(grade: Grade, aspect: number): (exposure: Exposure, frame: number) => Buffer {
  const bytes = Buffer.alloc(WIDTH * HEIGHT * 3);
  const curve = toneCurve(grade);
  const shade = lensShade(grade.vignette);
  const grain = filmGrain(grade.grain);
  const bar = barOf(aspect);
  return (exposure, frame) => {
    const halo = bloomOf(exposure);
    const shift = Math.floor(random(frame + 1)() * GRAIN);
    bytes.fill(0);
    for (let j = bar; j < HEIGHT - bar; j++) {
      for (let i = 0; i < WIDTH; i++) {
        const pixel = j * WIDTH + i;
        const at = pixel * 3;
        const light = grade.exposure * shade[pixel]!;
        const small = haloAt(i, j);
        const r = tone(curve, (exposure[at]! + halo[small]! * grade.bloom) * light);
        const g = tone(curve, (exposure[at + 1]! + halo[small + 1]! * grade.bloom) * light);
        const b = tone(curve, (exposure[at + 2]! + halo[small + 2]! * grade.bloom) * light);
        const luma = 0.25 * r + 0.65 * g + 0.1 * b;
        const speck = grain[(pixel + shift) & (GRAIN - 1)]! * (1.15 - luma);
        const dark = 1 - luma;
        bytes[at] = toByte(
          r,
          luma,
          dark * grade.shadows[0] + luma * grade.highlights[0] + speck,
          grade.saturation,
        );
        bytes[at + 1] = toByte(
          g,
          luma,
          dark * grade.shadows[1] + luma * grade.highlights[1] + speck,
          grade.saturation,
        );
        bytes[at + 2] = toByte(
          b,
          luma,
          dark * grade.shadows[2] + luma * grade.highlights[2] + speck,
          grade.saturation,
        );
      }
    }
    return bytes;
  };
}

const haloAt = (i: number, j: number) => ((j >> 2) * COLUMNS + (i >> 2)) * 3;

const tone = (curve: Float32Array, light: number) =>
  curve[Math.min(STEPS - 1, Math.floor(Math.sqrt(Math.max(0, light) / BRIGHTEST) * STEPS))]!;

const toByte = (value: number, luma: number, tint: number, saturation: number) =>
  clamp(luma + (value - luma) * saturation + tint) * 255 + 0.5;

/** Filmic response (Narkowicz's fit of the ACES curve), display gamma, then contrast about middle grey. */
function toneCurve({ contrast }: Grade): Float32Array {
  return Float32Array.from({ length: STEPS }, (_, i) => {
    const x = (i / STEPS) ** 2 * BRIGHTEST * 0.8;
    const film = clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
    return clamp((film ** (1 / 2.2) - 0.42) * contrast + 0.42);
  });
}

function lensShade(strength: number): Float32Array {
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const x = (at % WIDTH) / WIDTH - 0.5;
    const y = Math.floor(at / WIDTH) / HEIGHT - 0.5;
    return 1 / (1 + strength * 4 * (x * x + y * y)) ** 2;
  });
}

function filmGrain(strength: number): Float32Array {
  const next = random(20260);
  return Float32Array.from({ length: GRAIN }, () => (next() + next() + next() - 1.5) * strength);
}

/** The light a lens scatters: a quarter-size copy of the exposure, wide and narrow blur together, smoothed once more. */
function bloomOf(exposure: Exposure): Float32Array {
  const small = new Float32Array(COLUMNS * ROWS * 3);
  for (let j = 0; j < ROWS; j++) {
    for (let i = 0; i < COLUMNS; i++) {
      const from = (j * SMALL * WIDTH + i * SMALL) * 3;
      const to = (j * COLUMNS + i) * 3;
      for (let c = 0; c < 3; c++)
        small[to + c] = Math.min(6, (exposure[from + c]! + exposure[from + (WIDTH * 2 + 2) * 3 + c]!) / 2);
    }
  }
  const near = soften(soften(small, 3), 3);
  const far = soften(soften(near, 14), 14);
  return near.map((value, i) => value * 0.5 + far[i]! * 0.8);
}

function soften(from: Float32Array, radius: number): Float32Array {
  return slide(slide(from, { lines: ROWS, length: COLUMNS, lineStep: COLUMNS * 3, step: 3, radius }), {
    lines: COLUMNS,
    length: ROWS,
    lineStep: 3,
    step: COLUMNS * 3,
    radius,
  });
}

interface Sweep {
  lines: number;
  length: number;
  lineStep: number;
  step: number;
  radius: number;
}

function slide(from: Float32Array, { lines, length, lineStep, step, radius }: Sweep): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (radius * 2 + 1);
  for (let line = 0; line < lines; line++) {
    for (let c = 0; c < 3; c++) {
      const base = line * lineStep + c;
      const end = base + (length - 1) * step;
      let total = 0;
      for (let k = -radius; k <= radius; k++) total += from[Math.min(end, Math.max(base, base + k * step))]!;
      for (let i = 0, at = base; i < length; i++, at += step) {
        to[at] = total * share;
        total += from[Math.min(end, at + (radius + 1) * step)]! - from[Math.max(base, at - radius * step)]!;
      }
    }
  }
  return to;
}
