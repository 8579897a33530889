import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** The budget of the process that decodes pictures, in KiB: 200 MB. */
const LIMIT = 200_000_000 / 1024;

let folder: string;
let decoder: ChildProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-picture-memory-'));
});
beforeEach(() => {
  const file = join(__dirname, '../../../src/server/media/encodePicture.mjs');
  decoder = fork(file, { execArgv: ['--max-old-space-size=64'], serialization: 'advanced' });
});
afterEach(async () => {
  const gone = once(decoder, 'exit');
  decoder.kill();
  await gone;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 120, g: 60, b: 200, alpha: 0.5 } },
    limitInputPixels: false,
  });
const png = (picture: Sharp, progressive = false) => picture.png({ compressionLevel: 3, progressive });

/** Hands a picture to the process as it comes from somebody; why it was refused. */
async function decode(picture: Buffer): Promise<string | undefined> {
  const from = join(folder, 'sent');
  await writeFile(from, picture);
  const kept = { widthPercent: 100, heightPercent: 100, widest: 3840, tallest: 3840, quality: 86 };
  decoder.send({ id: 'one', from, to: join(folder, 'kept.jpg'), ...kept });
  const [told] = (await once(decoder, 'message')) as [{ problem?: string }];
  return told.problem;
}
/** The most memory that the process has ever held, in KiB (VmHWM of proc(5)). */
const peak = async () =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${decoder.pid}/status`, 'utf8'))?.[1]);

test.each([
  ['a photograph of 49 megapixels', () => plain(7000, 7000).jpeg()],
  ['one that is to be turned', () => plain(7000, 7000).withMetadata({ orientation: 6 }).jpeg()],
  ['an interlaced one of 26 megapixels', () => plain(5100, 5100).jpeg({ progressive: true })],
  ['a PNG of 49 megapixels that can be seen through', () => png(plain(7000, 7000, 4))],
  ['one with lines of 12,000 pixels', () => png(plain(12_000, 4000, 4))],
  ['one of 33 megapixels of 16 bits', () => png(plain(5700, 5700).toColourspace('rgb16'))],
  ['an interlaced one of 13 megapixels', () => png(plain(3600, 3600), true)],
])('%s is taken, in less than 200 MB', async (_, picture) => {
  expect(await decode(await picture().toBuffer())).toBeUndefined();
  expect(await peak()).toBeLessThan(LIMIT);
});

test.each([
  ['of 49 megapixels of 16 bits', () => png(plain(7000, 7000, 4).toColourspace('rgb16'))],
  ['with lines of 20,000 pixels', () => png(plain(20_000, 2500, 4))],
])('a PNG %s is refused by its header', async (_, picture) => {
  expect(await decode(await picture().toBuffer())).toBe('tooManyPixels');
  expect(await peak()).toBeLessThan(LIMIT / 2);
});

test('a picture of 25 megapixels in the colours of print is refused: it would keep others waiting for seconds', async () => {
  const cyan = await sharp({ create: { width: 5000, height: 10, channels: 3, background: '#0aa' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  // Its header says that there is more of it.
  cyan.writeUInt16BE(5000, cyan.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  expect(await decode(cyan)).toBe('tooManyPixels');
});
