import { random } from './random';

type Noise = (x: number, y: number) => number;

/** Perlin's gradient noise over the plane for a seed, about -1 to 1; repeats every 256. */
export function gradientNoise(seed: number): Noise {
  const next = random(seed);
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const held = order[i]!;
    order[i] = order[j]!;
    order[j] = held;
  }
  const gradX = Float32Array.from({ length: 256 }, (_, i) => Math.cos((i / 256) * Math.PI * 2));
  const gradY = Float32Array.from({ length: 256 }, (_, i) => Math.sin((i / 256) * Math.PI * 2));
  const corner = (ix: number, iy: number, dx: number, dy: number) => {
    const hash = order[(order[ix & 255]! + iy) & 255]!;
    return gradX[hash]! * dx + gradY[hash]! * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const dx = x - ix;
    const dy = y - iy;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const top = corner(ix, iy, dx, dy) * (1 - u) + corner(ix + 1, iy, dx - 1, dy) * u;
    const bottom = corner(ix, iy + 1, dx, dy - 1) * (1 - u) + corner(ix + 1, iy + 1, dx - 1, dy - 1) * u;
    return (top * (1 - v) + bottom * v) * 1.5;
  };
}

/** Octaves of a noise summed at halving strength, about -1 to 1: clouds, mist, plaster. */
export function fractal(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let strength = 0.5;
    let scale = 1;
    for (let i = 0; i < octaves; i++) {
      sum += strength * noise(x * scale + i * 17.3, y * scale + i * 9.1);
      strength *= 0.5;
      scale *= 2.03;
    }
    return sum;
  };
}

/** Octaves of a folded noise, 0 to 1 with sharp crests: mountain ridges, veins. */
export function ridged(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let strength = 0.5;
    let scale = 1;
    for (let i = 0; i < octaves; i++) {
      sum += strength * (1 - Math.abs(noise(x * scale + i * 31.7, y * scale + i * 5.9)));
      strength *= 0.5;
      scale *= 2.07;
    }
    return sum;
  };
}
