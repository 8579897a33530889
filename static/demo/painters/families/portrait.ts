import { hex, scale, sum, type Color } from '../paint/color';
import { put, shadeBand } from '../paint/compose';
import { blurred, drawn, emptyLayer, paint, type Layer } from '../paint/layer';
import { bell, clamp, mix, smooth } from '../paint/math';
import { between, random } from '../paint/random';
import { noiseTile } from '../paint/tile';
import type { Scene } from '../scene';
import { profile } from './figures';

interface Portrait {
  seed: number;
  backdrop: string;
  /** Coloured lights: the key on the face's side, the rim behind the head. */
  key: string;
  rim: string;
  x: number;
  turned: boolean;
  hair: 'bun' | 'short' | 'long';
  /** A lit disc or tube behind the head, or smoke alone. */
  behind: 'disc' | 'tubes' | 'smoke';
}

/** A face in profile between two coloured lights. */
export async function portrait(look: Portrait): Promise<Scene> {
  const [backdrop, key, rim] = [hex(look.backdrop), hex(look.key), hex(look.rim)];
  const mask = await drawn(head(look), { blur: 0 });
  const subject = modelled(mask, { key, rim, side: look.turned ? -1 : 1 });
  const back = paint((x, y) => {
    const away = Math.hypot(x - look.x * 0.4, y + 0.05);
    let color: Color = scale(backdrop, 0.25 + 1.1 * bell(away, 0.75));
    if (look.behind === 'disc') {
      const disc = smooth(0.385, 0.375, Math.hypot(x - look.x, y + 0.05));
      color = sum(color, scale(rim, disc * (0.5 + 0.5 * smooth(0.4, -0.4, y)) + 0.12 * bell(away, 0.6)));
    }
    if (look.behind === 'tubes') {
      for (const [i, at] of [-0.72, -0.5, 0.62, 0.8].entries()) {
        const tube = bell(x - at - y * 0.12, 0.016) * smooth(-0.47, -0.42, y) * smooth(0.47, 0.4, y);
        color = sum(color, scale(i % 2 ? key : rim, tube * 2.2 + 0.07 * bell(x - at - y * 0.12, 0.2)));
      }
    }
    return [color, 1];
  });
  const soft = blurred(back, 7);
  const smoke = noiseTile(look.seed, 4, 6, 0.55);
  const veil = new Float32Array(1280 * 720 * 3);
  return (t, out) => {
    const zoom = 1 + 0.035 * t;
    put(out, soft, { x: 0.01 * t, zoom: 1.01 });
    shadeBand(veil, { step: 4 }, (x, y, px) => {
      const warp = smoke(x * 0.4 + t * 0.03, y * 0.4 - t * 0.05);
      const wisp = smooth(
        0.42,
        0.85,
        smoke(x * 0.35 + warp * 0.25 - t * 0.04, y * 0.5 + warp * 0.3 + t * 0.05),
      );
      const side = smooth(-0.7, 0.7, look.turned ? -x : x);
      for (let c = 0; c < 3; c++) px[c] = wisp * 0.22 * mix(rim[c]!, key[c]!, side);
    });
    for (let at = 0; at < out.length; at++) out[at] = out[at]! + veil[at]!;
    put(out, subject, { x: mix(0.008, -0.008, t), y: 0.003 * Math.sin(t * 4), zoom });
    for (let at = 0; at < out.length; at++) out[at] = out[at]! + veil[at]! * 0.16;
  };
}

function head({ seed, x, turned, hair }: Portrait): string {
  const next = random(seed);
  const strands = Array.from({ length: 70 }, () => {
    const a = between(next, Math.PI * 0.62, Math.PI * 1.62);
    const [cx, cy] = [478 + Math.cos(a) * 205, 400 + Math.sin(a) * 222];
    const [ex, ey] = [
      cx + Math.cos(a + 0.5) * between(next, 8, 46),
      cy + Math.sin(a + 0.7) * between(next, 8, 46),
    ];
    return `<path d="M${cx - Math.cos(a) * 30} ${cy - Math.sin(a) * 30}Q${cx} ${cy} ${ex} ${ey}" stroke="#fff" stroke-width="${between(next, 1.5, 3.5)}" fill="none"/>`;
  }).join('');
  const styles = {
    short:
      '<path d="M262 440C240 260 350 150 520 152C620 154 676 206 690 286C640 240 560 236 520 270C460 330 470 420 430 470C400 520 396 620 378 655C310 630 268 540 262 440Z"/>',
    bun: '<ellipse cx="262" cy="250" rx="92" ry="86"/><path d="M262 440C240 260 350 158 520 160C620 162 670 220 684 292C600 250 500 330 420 480C400 560 390 600 376 640C310 620 268 540 262 440Z"/>',
    long: '<path d="M690 290C640 150 480 120 360 180C240 240 220 400 214 540C208 700 160 800 150 960C260 1010 400 960 420 840C420 760 400 700 392 640Z"/>',
  };
  const size = turned ? -0.00104 : 0.00104;
  return `<g transform="translate(${x} 0.6) scale(${size} 0.00104) translate(-500 -1000)" fill="#fff"><path d="${profile}"/>${styles[hair]}${strands}</g>`;
}

/** Gives a flat shape roundness: heights from blurred coverage at two sizes, then two lights raking over them. */
function modelled(mask: Layer, { key, rim, side }: { key: Color; rim: Color; side: number }): Layer {
  const [fine, broad, round] = [blurred(mask, 3), blurred(mask, 9), blurred(mask, 26)];
  const { width, height } = mask;
  const layer = emptyLayer(width, height);
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const at = (j * width + i) * 4;
      const alpha = mask.px[at + 3]!;
      if (alpha === 0) continue;
      let [gx, gy] = [0, 0];
      for (const [blur, weight] of [
        [fine, 5],
        [broad, 9],
        [round, 17],
      ] as const) {
        gx += (blur.px[at + 7]! - blur.px[at - 1]!) * weight;
        gy += (blur.px[at + width * 4 + 3]! - blur.px[at - width * 4 + 3]!) * weight;
      }
      const facing = clamp(-gx * side * 0.95 - gy * -0.35);
      const behind = clamp(gx * side * 1.0 + gy * 0.5);
      const [k, r] = [facing ** 1.5 * 1.15, behind ** 2 * 1.5];
      for (let c = 0; c < 3; c++) layer.px[at + c] = (key[c]! * k + rim[c]! * r + 0.0025) * alpha;
      layer.px[at + 3] = alpha;
    }
  }
  return layer;
}
