import { HEIGHT, WIDTH, type Exposure, type Layer } from './layer';

/** Where a layer lands: the offset of its centre from the frame's, in frame heights; its zoom; its light. */
interface Placing {
  x?: number;
  y?: number;
  zoom?: number;
  gain?: number;
  /** 'add' lets the layer shine through what is there; 'over' covers it. */
  mode?: 'over' | 'add';
}

/** Puts a layer on the exposure at a sub-pixel place, so that slow moves do not jitter. */
export function put(
  out: Exposure,
  layer: Layer,
  { x = 0, y = 0, zoom = 1, gain = 1, mode = 'over' }: Placing = {},
): void {
  const { width, height, px } = layer;
  const left = WIDTH / 2 + x * HEIGHT - (width / 2) * zoom;
  const top = HEIGHT / 2 + y * HEIGHT - (height / 2) * zoom;
  const firstX = Math.max(0, Math.ceil(left));
  const lastX = Math.min(WIDTH - 1, Math.floor(left + (width - 1.001) * zoom));
  const firstY = Math.max(0, Math.ceil(top));
  const lastY = Math.min(HEIGHT - 1, Math.floor(top + (height - 1.001) * zoom));
  const cover = mode === 'over' ? 1 : 0;
  for (let j = firstY; j <= lastY; j++) {
    const sy = (j - top) / zoom;
    const iy = Math.floor(sy);
    const fy = sy - iy;
    for (let i = firstX, at = (j * WIDTH + firstX) * 3; i <= lastX; i++, at += 3) {
      const sx = (i - left) / zoom;
      const ix = Math.floor(sx);
      const fx = sx - ix;
      const a = (iy * width + ix) * 4;
      const c = a + width * 4;
      const wa = (1 - fx) * (1 - fy);
      const wb = fx * (1 - fy);
      const wc = (1 - fx) * fy;
      const wd = fx * fy;
      const alpha = px[a + 3]! * wa + px[a + 7]! * wb + px[c + 3]! * wc + px[c + 7]! * wd;
      if (alpha < 0.0005) continue;
      const keep = 1 - alpha * cover;
      out[at] = out[at]! * keep + (px[a]! * wa + px[a + 4]! * wb + px[c]! * wc + px[c + 4]! * wd) * gain;
      out[at + 1] =
        out[at + 1]! * keep + (px[a + 1]! * wa + px[a + 5]! * wb + px[c + 1]! * wc + px[c + 5]! * wd) * gain;
      out[at + 2] =
        out[at + 2]! * keep + (px[a + 2]! * wa + px[a + 6]! * wb + px[c + 2]! * wc + px[c + 6]! * wd) * gain;
    }
  }
}

/** Shades every second pixel of a band of the exposure (y from top to bottom in frame heights, origin at the centre) and fills between. */
export function shadeBand(
  out: Exposure,
  { top = -0.5, bottom = 0.5, step = 2 }: { top?: number; bottom?: number; step?: number },
  shade: (x: number, y: number, light: Float32Array) => void,
): void {
  const light = new Float32Array(3);
  const first = Math.max(0, Math.floor((top + 0.5) * HEIGHT));
  const last = Math.min(HEIGHT, Math.ceil((bottom + 0.5) * HEIGHT));
  const columns = Math.floor(WIDTH / step) + 1;
  let above = new Float32Array(columns * 3);
  let below = new Float32Array(columns * 3);
  const row = (y: number, into: Float32Array) => {
    for (let i = 0; i < columns; i++) {
      shade((i * step - WIDTH / 2) / HEIGHT, (y - HEIGHT / 2) / HEIGHT, light);
      into.set(light, i * 3);
    }
  };
  row(first, below);
  for (let j = first; j < last; j += step) {
    const held = above;
    above = below;
    below = held;
    row(j + step, below);
    for (let k = 0; k < step && j + k < last; k++) {
      for (let i = 0, at = (j + k) * WIDTH * 3; i < WIDTH; i++) {
        const cell = Math.floor(i / step) * 3;
        const fx = (i % step) / step;
        const fy = k / step;
        for (let c = 0; c < 3; c++, at++) {
          const up = above[cell + c]! * (1 - fx) + (above[cell + c + 3] ?? above[cell + c]!) * fx;
          const down = below[cell + c]! * (1 - fx) + (below[cell + c + 3] ?? below[cell + c]!) * fx;
          out[at] = up * (1 - fy) + down * fy;
        }
      }
    }
  }
}
