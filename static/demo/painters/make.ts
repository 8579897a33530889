import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { films } from '../../../src/server/demo/films';
import { barOf, developer } from './paint/develop';
import { encode, FRAMES_PER_SECOND } from './paint/encode';
import { grades } from './paint/grade';
import { HEIGHT, WIDTH } from './paint/layer';
import { takes, type Take } from './takes';

const folder = join('static', 'demo', 'films');
const aspects = { '2.39': 2.39, '1.85': 1.85, '1.78': 16 / 9 };

/** Makes the demo films that are missing: `npm run demo:films -- [--force] [--posters] [slug ...]`; two runs give the same pictures. */
async function main(words: readonly string[]): Promise<void> {
  const force = words.includes('--force');
  const postersOnly = words.includes('--posters');
  const slugs = words.filter((word) => !word.startsWith('--'));
  mkdirSync(folder, { recursive: true });
  for (const take of takes) {
    if (slugs.length > 0 && !slugs.includes(take.slug)) continue;
    const there =
      existsSync(join(folder, `${take.slug}.mp4`)) && existsSync(join(folder, `${take.slug}.jpg`));
    if (there && !force) continue;
    const started = Date.now();
    await film(take, postersOnly);
    console.log(`${take.slug} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function film(take: Take, postersOnly: boolean): Promise<void> {
  const card = films.find(({ slug }) => slug === take.slug);
  if (!card) throw new Error(`films.ts has no film "${take.slug}": add its card or drop its take`);
  const grade = { ...grades[take.grade], exposure: take.exposure ?? grades[take.grade].exposure };
  const aspect = aspects[card.format];
  const develop = developer(grade, aspect);
  const scene = await take.scene();
  const frames = Math.round((take.seconds ?? 4) * FRAMES_PER_SECOND);
  const exposure = new Float32Array(WIDTH * HEIGHT * 3);
  const frame = (index: number) => {
    exposure.fill(0);
    scene(index / (frames - 1), exposure);
    return develop(exposure, index);
  };
  const still = frame(Math.round((take.poster ?? 0.5) * (frames - 1)));
  const bar = barOf(aspect);
  // As the server's stills: without the bars.
  await sharp(still, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .extract({ left: 0, top: bar, width: WIDTH, height: HEIGHT - 2 * bar })
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(folder, `${take.slug}.jpg`));
  if (postersOnly) return;
  const part = join(folder, `${take.slug}.part`);
  await encode(
    part,
    { frames, seed: frames + take.slug.length, ambience: take.ambience, quality: 25 },
    frame,
  );
  renameSync(part, join(folder, `${take.slug}.mp4`));
}

void main(process.argv.slice(2));
