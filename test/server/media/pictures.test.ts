import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { BadPicture, encodePicture } from '../../../src/server/media/pictures';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-pictures-'));
});
afterEach(() => jest.useRealTimers());
afterAll(() => rm(folder, { recursive: true, force: true }));

const job = (from: string) => ({
  ...{ from: join(folder, from), to: join(folder, `${from}.jpg`), widthPercent: 50, heightPercent: 50 },
  ...{ widest: 4000, tallest: 4000, quality: 80 },
});

test('a picture that comes to no end is given up, and the next one is encoded', async () => {
  execFileSync('mkfifo', [join(folder, 'endless')]);
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } }).toFile(
    join(folder, 'whole.png'),
  );
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const endless = encodePicture(job('endless'));
  const givenUp = expect(endless).rejects.toEqual(new BadPicture('tookTooLong'));
  await jest.advanceTimersByTimeAsync(30_000);
  await givenUp;
  jest.useRealTimers();
  await encodePicture(job('whole.png'));
  expect(await sharp(join(folder, 'whole.png.jpg')).metadata()).toMatchObject({ width: 20, height: 10 });
});
