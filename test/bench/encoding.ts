import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { encodingArgs } from '../../src/server/encoding/encode';
import { findFfmpeg } from '../../src/server/encoding/program';
import { startEncodingWorker } from '../../src/server/encoding/worker';
import { openRig, processInput, sendMultipart } from '../server/media/rig';
import { makeFilm } from '../tools/films';
import type { Measured } from './measured';

const SECONDS = 60;

/** Bare ffmpeg with the same options; the seconds it takes. */
async function bare(source: string, folder: string): Promise<number> {
  const began = performance.now();
  await promisify(execFile)((await findFfmpeg()).path, [
    '-y',
    '-loglevel',
    'error',
    '-i',
    source,
    ...encodingArgs('asFile', 'standard'),
    join(folder, 'bare.mp4'),
  ]);
  return (performance.now() - began) / 1000;
}

/** A whole job of the worker, from the claim to the film with its pictures. */
async function through(source: string, data: string): Promise<number> {
  const rig = await openRig(data);
  const bytes = new Uint8Array(await readFile(source));
  await rig.call('upload.create', processInput('p1', bytes.length));
  await sendMultipart(rig, 'p1', bytes);
  const done = rig.hear((event) => event.kind === 'encoding' && /^(done|failed)$/.test(event.status));
  const began = performance.now();
  const worker = startEncodingWorker(rig.installation);
  await done;
  const seconds = (performance.now() - began) / 1000;
  await worker.stop();
  await rig.close();
  return seconds;
}

/** The time of an encoding by the worker in times of bare ffmpeg's, which runs before and after it. */
export async function run(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-bench-encoding-'));
  try {
    const source = await makeFilm(folder, 'mp4', { seconds: SECONDS, size: '1920x1080' });
    const before = await bare(source, folder);
    const ours = await through(source, join(folder, 'data'));
    const after = await bare(source, folder);
    const seconds = [ours, before, after].map((time) => time.toFixed(1));
    return {
      name: 'an encoding, in times of bare ffmpeg',
      ratio: ours / ((before + after) / 2),
      budget: 1.05,
      plain: `${seconds[0]} s beside ${seconds[1]} and ${seconds[2]} s for ${SECONDS} s of film`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
