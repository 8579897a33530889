import { blend, hex, scale, type Color } from '../paint/color';
import { put, shadeBand } from '../paint/compose';
import { paint } from '../paint/layer';
import { bell, clamp, mix, smooth } from '../paint/math';
import { fractal, gradientNoise, ridged } from '../paint/noise';
import { pick, random } from '../paint/random';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';

const BOARD = { width: 1560, height: 900 };

interface Fields {
  seed: number;
  crops: readonly [string, ...string[]];
  turn: number;
  trees: string;
}

/** Farm land from straight above: strips and furrows, hedges with long shadows, cloud shadow passing. */
export function fields(look: Fields): Scene {
  const soil = fractal(gradientNoise(look.seed), 6);
  const bend = gradientNoise(look.seed + 1);
  const crops = look.crops.map((code) => hex(code));
  const cell = (u: number, v: number): { crop: Color; edge: number; furrow: number; fine: number } => {
    const row = Math.floor(v);
    const rowNext = random(look.seed * 31 + row * 7919);
    const width = 0.6 + 1.1 * rowNext();
    const along = u / width + rowNext() * 9;
    const column = Math.floor(along);
    const next = random(look.seed + row * 313 + column * 101);
    const split = next() < 0.4;
    const inner = split ? Math.floor((v - row) * 3) : 0;
    const own = random(look.seed + row * 31 + column * 17 + inner * 5);
    const edge = Math.min((along - column) * width, (1 - along + column) * width, v - row, row + 1 - v);
    return {
      crop: scale(pick(own, [crops[0]!, ...crops.slice(1)]), 0.75 + 0.5 * own()),
      edge,
      furrow: own() < 0.55 ? u : v,
      fine: 18 + 26 * own(),
    };
  };
  const [c, s] = [Math.cos(look.turn), Math.sin(look.turn)];
  const tree = hex(look.trees);
  const place = (x: number, y: number) => {
    const wx = x + 0.05 * bend(x * 1.3, y * 1.3);
    const wy = y + 0.05 * bend(x * 1.3 + 9, y * 1.3);
    return [(wx * c - wy * s) * 4.2, (wx * s + wy * c) * 4.2] as const;
  };
  const hedge = (x: number, y: number) => {
    const [u, v] = place(x, y);
    const clumps = soil(x * 26, y * 26) * 0.09 + 0.012 + 0.05 * smooth(0, 0.35, soil(x * 2.3, y * 2.3 + 5));
    return smooth(0.012, 0, cell(u, v).edge - Math.max(0, clumps));
  };
  const land = paint((x, y) => {
    const [u, v] = place(x, y);
    const { crop, furrow, fine } = cell(u, v);
    const line =
      1 + 0.16 * Math.sin(furrow * fine * 3) + 0.3 * soil(x * 5, y * 5) + 0.22 * soil(x * 46, y * 46);
    const roadway = bell(v - 0.15 * Math.sin(u * 0.6) - 0.4, 0.05);
    let color = blend(scale(crop, clamp(line, 0.4, 1.6)), [0.5, 0.45, 0.36], roadway);
    color = scale(color, 1 - 0.62 * hedge(x - 0.012, y - 0.009) * (1 - roadway));
    return [
      blend(color, scale(tree, 0.6 + 0.9 * Math.abs(soil(x * 50, y * 50))), hedge(x, y) * (1 - roadway)),
      1,
    ];
  }, BOARD);
  return drift(land, look.seed);
}

interface Coast {
  seed: number;
  deep: string;
  shallow: string;
  sand: string;
  land: string;
  lean: number;
}

/** A shore from straight above: deep water to pale, breakers, sand, scrub. */
export function coast(look: Coast): Scene {
  const shape = fractal(gradientNoise(look.seed), 6);
  const veins = ridged(gradientNoise(look.seed + 1), 5);
  const [deep, shallow, sand, land] = [hex(look.deep), hex(look.shallow), hex(look.sand), hex(look.land)];
  const shore = (x: number, y: number) =>
    x * Math.cos(look.lean) + y * Math.sin(look.lean) + 0.28 * shape(x * 1.1, y * 1.1);
  const map = paint((x, y) => {
    const d = shore(x, y);
    const chop = 1 + 0.2 * shape(x * 16, y * 22) + 0.12 * veins(x * 24, y * 30);
    const sea = scale(blend(shallow, deep, smooth(0, 0.55, -d + 0.08 * shape(x * 5, y * 5))), chop);
    const beach = scale(sand, 0.9 + 0.22 * shape(x * 30, y * 30) + 0.1 * shape(x * 90, y * 90));
    const wet = blend(scale(sand, 0.5), beach, smooth(0.0, 0.05, d));
    const scrub = scale(land, 0.5 + 1.1 * Math.abs(shape(x * 22, y * 22)) + 0.3 * shape(x * 60, y * 60));
    const green = smooth(0.12, 0.16, d + 0.1 * shape(x * 9, y * 9));
    return [blend(blend(sea, wet, smooth(-0.006, 0.006, d)), scrub, green), 1];
  }, BOARD);
  const lace = noiseTile(look.seed + 3, 16, 5, 0.65);
  const distance = paint((x, y) => [[shore(x, y) + 2, 0, 0], 1], BOARD);
  const plot = new Float32Array(1280 * 720 * 3);
  const sea = drift(map, look.seed);
  return (t, out) => {
    sea(t, out);
    put(plot, distance, flight(t));
    shadeBand(out, { step: 1 }, (x, y, px) => {
      const at =
        (Math.min(719, Math.round(y * 720 + 360)) * 1280 + Math.min(1279, Math.round(x * 720 + 640))) * 3;
      const d = plot[at]! - 2;
      const rough = lace(x * 0.9, y * 0.9) - 0.5;
      let foam = 0;
      for (let wave = 0; wave < 4; wave++) {
        const front = -0.3 + wave * 0.085 + 0.085 * t;
        const trail = d - front - rough * 0.1;
        const strength = smooth(-0.3, -0.02, front) * smooth(0.06, 0.01, front);
        foam = Math.max(
          foam,
          strength * smooth(0.006, 0, trail) * Math.exp(trail * 26) * (0.35 + 1.3 * lace(x * 2.2, y * 2.2)),
        );
      }
      for (let c = 0; c < 3; c++) px[c] = mix(out[at + c]!, 0.92, clamp(foam));
    });
  };
}

const flight = (t: number) => ({ x: mix(0.07, -0.07, t), y: mix(-0.03, 0.03, t), zoom: mix(1, 1.03, t) });

function drift(land: ReturnType<typeof paint>, seed: number): Scene {
  const clouds = noiseTile(seed + 9, 3, 5);
  return (t, out) => {
    put(out, land, flight(t));
    for (let j = 0, at = 0; j < 720; j++) {
      for (let i = 0; i < 1280; i++, at += 3) {
        const shade = 1 - 0.5 * smooth(0.56, 0.74, clouds(i * 0.00035 + t * 0.025, j * 0.00035 + 0.3));
        for (let c = 0; c < 3; c++) out[at + c] = out[at + c]! * shade;
      }
    }
  };
}
