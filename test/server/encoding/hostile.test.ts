import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ALLOWED } from '../../../src/server/encoding/allowed';
import { confine, THREADS, withoutNetwork } from '../../../src/server/encoding/confine';
import { encode } from '../../../src/server/encoding/encode';
import { EncodingFailed, failureOf, isCutShort } from '../../../src/server/encoding/failure';
import { runFfmpeg } from '../../../src/server/encoding/ffmpeg';
import { probe, SOURCE } from '../../../src/server/encoding/probe';
import { findFfmpeg } from '../../../src/server/encoding/program';

const { signal } = new AbortController();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-hostile-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Makes a file of one stream each of what ffmpeg's sources and options say. Returns its path. */
async function make(name: string, ...args: readonly string[]): Promise<string> {
  const path = join(folder, name);
  const { path: program } = await findFfmpeg();
  await promisify(execFile)(program, ['-y', '-loglevel', 'error', '-f', 'lavfi', ...args, path]);
  return path;
}

/** What becomes of an uploaded film: the code of its failure and its details, or `encoded`. */
async function fate(path: string): Promise<string> {
  await copyFile(path, join(folder, SOURCE));
  try {
    await encode(
      folder,
      await probe(folder, signal),
      { shape: 'asFile', quality: 'standard' },
      signal,
      () => undefined,
    );
    return 'encoded';
  } catch (error) {
    if (error instanceof EncodingFailed) return error.reason;
    throw error;
  }
}

const ONE_PICTURE = ['-frames:v', '1', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

test('a film of 8192 by 8192 is refused before it is decoded', async () => {
  expect(await fate(await make('wide.mp4', '-i', 'color=s=8192x8192', ...ONE_PICTURE))).toBe(
    'tooLarge: 8192x8192',
  );
});

test('a film whose pictures grow on the way is refused', async () => {
  const source = await make('small.ts', '-i', 'testsrc2=s=320x180:d=1', '-preset', 'ultrafast');
  const large = await make('large.ts', '-i', 'color=s=4608x4608', ...ONE_PICTURE);
  await appendFile(source, await readFile(large));
  expect(await fate(source)).toMatch(/^tooLarge/);
});

test.each([
  ['pictures need', ['-i', 'testsrc2=s=320x180:d=1', '-c:v', 'ffv1']],
  ['sound needs', ['-i', 'testsrc2=s=320x180:d=1', '-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'wavpack']],
])('a film whose %s a decoder that is not on the list is refused', async (_, args) => {
  expect(await fate(await make('rare.mkv', ...args))).toMatch(/^unsupported/);
});

test('an encoder that takes more memory than it may is ended, and its film is refused', async () => {
  const hoard = [
    '-loglevel',
    'error',
    '-f',
    'lavfi',
    '-i',
    'nullsrc=s=4096x4096:d=60',
    '-vf',
    'reverse',
    '-f',
    'null',
    '-',
  ];
  const { words } = await runFfmpeg({ folder, args: hoard, timeLimit: 60_000, signal });
  expect(words).toContain('Cannot allocate memory');
  expect(isCutShort(words)).toBe(true);
  expect(failureOf(words, 'internal').code).toBe('tooLarge');
});

test('a film in 4K is within all limits, and is worked on by a few processors at most', async () => {
  expect(THREADS).toBeLessThanOrEqual(4);
  expect(ALLOWED.join(' ')).toContain(`-threads ${THREADS}`);
  expect(await fate(await make('fine.mp4', '-i', 'testsrc2=s=3840x2160:d=0.2', '-preset', 'ultrafast'))).toBe(
    'encoded',
  );
  // The encoder writes into the film how it was set.
  const film = await readFile(join(folder, 'film.mp4'), 'latin1');
  expect(/ threads=(\d+) /.exec(film)?.[1]).toBe(String(THREADS));
});

test('an encoder that comes to no end is ended', async () => {
  const args = ['-re', '-f', 'lavfi', '-i', 'testsrc2', '-f', 'null', '-'];
  expect(await runFfmpeg({ folder, args, timeLimit: 300, signal })).toMatchObject({
    succeeded: false,
    overLimit: true,
  });
});

test('the system ends what works for too long, though nobody watches it', async () => {
  const [shell = '', ...args] = await confine(['/bin/sh', '-c', 'while :; do :; done'], 1);
  await expect(promisify(execFile)(shell, args)).rejects.toMatchObject({ signal: 'SIGKILL' });
});

test('an encoder cannot reach the network: not by its lists, and not without them where the system takes it away', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/film.mp4`;
  const open = (...args: readonly string[]) => runFfmpeg({ folder, args, timeLimit: 30_000, signal });
  await open(...ALLOWED, '-i', url);
  expect(asked).toBe(0);
  await open('-i', url);
  expect(asked > 0).toBe((await withoutNetwork()).length === 0);
  await once(server.close(), 'close');
});
