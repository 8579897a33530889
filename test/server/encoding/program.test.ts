import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeFfmpeg, type Said } from './fakeFfmpeg';

const OLD: Said = { version: '4.4.2-0ubuntu0.22.04.1', libavutil: '56. 70.100' };
const STILL_MENDED: Said = { version: '5.1.6-0+deb12u1', libavutil: '57. 28.100' };
const NIGHTLY: Said = { version: 'N-118000-g0e8eb07980', libavutil: '60.  3.100' };
const WITHOUT_H264: Said = { ...STILL_MENDED, configuration: '--disable-gpl' };

let remove: (() => Promise<void>) | undefined;
let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'greenroom-no-packages-'));
});
afterAll(() => rm(empty, { recursive: true }));
afterEach(async () => {
  jest.resetModules();
  jest.dontMock('../../../src/server/packageRoot');
  await remove?.();
  remove = undefined;
});

/** The lookup, as a server begins it, with that ffmpeg installed. */
async function lookup(said: Said) {
  const fake = await fakeFfmpeg('', said);
  remove = fake.remove;
  const program = await import('../../../src/server/encoding/program');
  return { ...program, installed: join(fake.folder, 'bin', 'ffmpeg') };
}

test.each([STILL_MENDED, NIGHTLY])('an installed ffmpeg $version is taken, and said', async (said) => {
  const { findFfmpeg, introduceFfmpeg, installed } = await lookup(said);
  expect(await findFfmpeg()).toEqual({ path: installed, version: said.version, isCurrent: true });
  expect(await introduceFfmpeg()).toBe(`Films are encoded with ffmpeg ${said.version} (${installed})`);
});

test.each([
  ['that is too old', OLD],
  ['that cannot write H.264', WITHOUT_H264],
])('in place of an installed ffmpeg %s, the package’s is taken', async (_, said) => {
  const { findFfmpeg } = await lookup(said);
  const { path, isCurrent } = await findFfmpeg();
  expect(path).toContain('@ffmpeg-binary');
  expect(isCurrent).toBe(true);
});

test('where there is none but an old one it is taken, with a warning of one sentence', async () => {
  jest.doMock('../../../src/server/packageRoot', () => ({ packageRoot: () => empty }));
  const { introduceFfmpeg, installed } = await lookup(OLD);
  expect(await introduceFfmpeg()).toBe(
    `Warning: films are encoded with ffmpeg ${OLD.version} (${installed}), older than 5.1, which is no longer mended against hostile films; install a newer one on the PATH.`,
  );
});

test('where there is none that can write H.264 it is said what to do', async () => {
  jest.doMock('../../../src/server/packageRoot', () => ({ packageRoot: () => empty }));
  const { findFfmpeg, introduceFfmpeg } = await lookup(WITHOUT_H264);
  const remedy = 'There is no ffmpeg with libx264; install one on the PATH and start again.';
  await expect(findFfmpeg()).rejects.toThrow(remedy);
  expect(await introduceFfmpeg()).toBe(`Warning: films cannot be encoded. ${remedy}`);
});
