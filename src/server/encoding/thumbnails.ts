import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILM_FILE, THUMBNAILS } from '../media/paths';
import { makeSmall, smallName } from '../media/smallPicture';
import { findBars } from './bars';
import { EncodingFailed, failureOf } from './failure';
import { runFfmpeg } from './ffmpeg';
import { STILL, stillFilter } from './stills';

const COUNT = 8;
const TIME_LIMIT = 5 * 60_000;

/** Where the pictures of the film stand as it shows them, bars and all, until stills are made of them. */
const TAKEN = 'taken';

/** Makes stills without black bars, spread evenly over an encoded film of so many seconds, each with its small one. Returns how many there are. */
export async function takeThumbnails(folder: string, duration: number, signal: AbortSignal): Promise<number> {
  for (const name of [TAKEN, THUMBNAILS]) await mkdir(join(folder, name));
  const spread = Array.from({ length: COUNT }, (_, at) => ((at + 0.5) * duration) / COUNT);
  // A film of a few pictures may have none at those moments; it has one at its start.
  const taken = (await take(folder, spread, signal)) || (await take(folder, [0], signal));
  if (taken === 0) throw new EncodingFailed('noPicture');
  await makeStills(folder, signal);
  await rm(join(folder, TAKEN), { recursive: true });
  for (let picture = 1; picture <= taken; picture++) {
    const still = join(folder, THUMBNAILS, `${picture}.jpg`);
    await makeSmall(still, smallName(still)).catch(() => undefined);
  }
  return taken;
}

async function take(folder: string, moments: readonly number[], signal: AbortSignal): Promise<number> {
  const inputs = moments.flatMap((moment) => ['-threads', '1', '-ss', moment.toFixed(3), '-i', FILM_FILE]);
  const outputs = moments.flatMap((_, at) => [
    ...['-map', `${at}:v:0`, '-frames:v', '1', '-vf', `scale=${STILL.width}:${STILL.height}`, '-q:v', '2'],
    ...['-f', 'image2', '-update', '1', '-threads', '1', join(TAKEN, `${at + 1}.jpg`)],
  ]);
  await run(folder, [...inputs, ...outputs], signal);
  return countFromOne(join(folder, TAKEN));
}

/** What is black at the edges of all pictures is none of the film's. */
async function makeStills(folder: string, signal: AbortSignal): Promise<void> {
  const pictures = join(TAKEN, '%d.jpg');
  const filter = stillFilter(await findBars(folder, pictures, signal));
  const stills = ['-q:v', '3', '-f', 'image2', '-threads', '1', join(THUMBNAILS, '%d.jpg')];
  const args = ['-f', 'image2', '-start_number', '1', '-i', pictures, '-filter_complex', filter, ...stills];
  await run(folder, args, signal);
}

async function run(folder: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  const { succeeded, overLimit, words } = await runFfmpeg({
    folder,
    args: ['-loglevel', 'error', ...args],
    timeLimit: TIME_LIMIT,
    signal,
  });
  if (overLimit) throw new EncodingFailed('internal', 'taking the pictures took too long');
  if (!succeeded) throw failureOf(words, 'internal');
}

/** Numbers the pictures of a folder from 1 without a gap. Returns how many there are. */
async function countFromOne(pictures: string): Promise<number> {
  const names = (await readdir(pictures)).sort((a, b) => parseInt(a) - parseInt(b));
  for (const [at, name] of names.entries())
    await rename(join(pictures, name), join(pictures, `${at + 1}.jpg`));
  return names.length;
}
