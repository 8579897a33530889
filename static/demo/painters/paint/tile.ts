import { random } from './random';

const SIZE = 512;
const MASK = SIZE - 1;

/** A square of fractal noise that repeats without a seam, 0 to 1 with its mean at 0.5: quick to look up in a moving picture. */
type Tile = (u: number, v: number) => number;

/** Paints a repeating tile for a seed; `cells` is its coarsest grain, each octave halves grain and strength by `fall`. */
export function noiseTile(seed: number, cells: number, octaves: number, fall = 0.5): Tile {
  const next = random(seed);
  const data = new Float32Array(SIZE * SIZE);
  let strength = 1;
  for (let octave = 0, count = cells; octave < octaves && count <= SIZE; octave++, count *= 2) {
    addOctave(data, count, strength, Float32Array.from({ length: count * count }, next));
    strength *= fall;
  }
  stretch(data);
  return (u, v) => {
    const x = u * SIZE;
    const y = v * SIZE;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const row = (iy & MASK) * SIZE;
    const below = ((iy + 1) & MASK) * SIZE;
    const left = ix & MASK;
    const right = (ix + 1) & MASK;
    const top = data[row + left]! * (1 - fx) + data[row + right]! * fx;
    return top * (1 - fy) + (data[below + left]! * (1 - fx) + data[below + right]! * fx) * fy;
  };
}

function addOctave(data: Float32Array, count: number, strength: number, lattice: Float32Array): void {
  for (let y = 0; y < SIZE; y++) {
    const gy = (y / SIZE) * count;
    const iy = Math.floor(gy);
    const fy = gy - iy;
    const v = fy * fy * (3 - 2 * fy);
    const row = iy * count;
    const below = ((iy + 1) % count) * count;
    for (let x = 0; x < SIZE; x++) {
      const gx = (x / SIZE) * count;
      const ix = Math.floor(gx);
      const fx = gx - ix;
      const u = fx * fx * (3 - 2 * fx);
      const right = (ix + 1) % count;
      const top = lattice[row + ix]! * (1 - u) + lattice[row + right]! * u;
      const bottom = lattice[below + ix]! * (1 - u) + lattice[below + right]! * u;
      data[y * SIZE + x] = data[y * SIZE + x]! + strength * (top * (1 - v) + bottom * v);
    }
  }
}

function stretch(data: Float32Array): void {
  let low = Infinity;
  let high = -Infinity;
  for (const value of data) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  for (let i = 0; i < data.length; i++) data[i] = (data[i]! - low) / (high - low);
}
