import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileStore } from '../../../src/server/files/fileStore';
import { localFiles } from '../../../src/server/files/local';
import { keepSmall, smallName } from '../../../src/server/media/smallPicture';

const NAME = 'films/f/own.jpg';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-small-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keep(files: FileStore, width: number, height: number): Promise<void> {
  const path = await files.scratch();
  await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toFile(path);
  await files.put(path, NAME);
}

test('a picture that comes while the smaller one of the former is made has its own in the end', async () => {
  const files = localFiles(folder, 0);
  await keep(files, 960, 480);
  let ofSecond: Promise<boolean> | undefined;
  const slow: FileStore = {
    ...files,
    async fetch(name, path) {
      await files.fetch(name, path);
      if (ofSecond) return;
      await keep(files, 480, 960);
      ofSecond = keepSmall(files, NAME);
    },
  };
  expect(await keepSmall(slow, NAME)).toBe(true);
  expect(await ofSecond).toBe(true);
  const small = await sharp(await buffer(await files.read(smallName(NAME)))).metadata();
  expect(small).toMatchObject({ width: 480, height: 960 });
});
