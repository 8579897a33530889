import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { FILM_FILE, THUMBNAILS } from '../media/paths';
import { keepSmall } from '../media/smallPicture';
import { EncodingFailed, failureOf } from './failure';
import { runFfmpeg } from './ffmpeg';

const COUNT = 8;
const TIME_LIMIT = 5 * 60_000;

/** Takes pictures of 640x360 spread evenly over an encoded film of so many seconds, each with its small one. Returns how many there are. */
export async function takeThumbnails(folder: string, duration: number, signal: AbortSignal): Promise<number> {
  await mkdir(join(folder, THUMBNAILS));
  const spread = Array.from({ length: COUNT }, (_, at) => ((at + 0.5) * duration) / COUNT);
  // A film of a few pictures may have none at those moments; it has one at its start.
  const taken = (await take(folder, spread, signal)) || (await take(folder, [0], signal));
  if (taken === 0) throw new EncodingFailed('noPicture');
  for (let picture = 1; picture <= taken; picture++)
    await keepSmall(join(folder, THUMBNAILS, `${picture}.jpg`));
  return taken;
}

async function take(folder: string, moments: readonly number[], signal: AbortSignal): Promise<number> {
  const inputs = moments.flatMap((moment) => ['-threads', '1', '-ss', moment.toFixed(3), '-i', FILM_FILE]);
  const outputs = moments.flatMap((_, at) => [
    ...['-map', `${at}:v:0`, '-frames:v', '1', '-vf', 'scale=640:360', '-q:v', '3'],
    ...['-f', 'image2', '-update', '1', '-threads', '1', join(THUMBNAILS, `${at + 1}.jpg`)],
  ]);
  const args = ['-loglevel', 'error', ...inputs, ...outputs];
  const { succeeded, overLimit, words } = await runFfmpeg({ folder, args, timeLimit: TIME_LIMIT, signal });
  if (overLimit) throw new EncodingFailed('internal', 'taking the pictures took too long');
  if (!succeeded) throw failureOf(words, 'internal');
  return countFromOne(join(folder, THUMBNAILS));
}

/** Numbers the pictures of a folder from 1 without a gap. Returns how many there are. */
async function countFromOne(pictures: string): Promise<number> {
  const names = (await readdir(pictures)).sort((a, b) => parseInt(a) - parseInt(b));
  for (const [at, name] of names.entries())
    await rename(join(pictures, name), join(pictures, `${at + 1}.jpg`));
  return names.length;
}
