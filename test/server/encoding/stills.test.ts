import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { partBetween } from '../../../src/server/encoding/stills';
import { takeThumbnails } from '../../../src/server/encoding/thumbnails';
import { makeFilm } from '../../tools/films';

test.each([
  ['no bars', [0, 0, 0, 0], [0, 0, 1280, 720]],
  ['letterbox, with its seam', [92, 92, 0, 0], [0, 94, 1280, 532]],
  ['pillarbox', [0, 0, 160, 160], [162, 0, 956, 720]],
  ['both, of a film in a film', [92, 92, 160, 160], [162, 94, 956, 532]],
  ['a line that nobody sees', [7, 7, 0, 0], [0, 0, 1280, 720]],
  ['words in the lower bar', [92, 30, 0, 0], [0, 32, 1280, 656]],
  ['a night sky over a lit town', [300, 0, 0, 0], [0, 0, 1280, 720]],
  ['a lamp at the right of a dark room', [10, 4, 900, 2], [0, 0, 1280, 720]],
] as const)('%s', (_name, [top, bottom, left, right], [x, y, width, height]) => {
  expect(partBetween({ top, bottom, left, right })).toEqual({ x, y, width, height });
});

/** How many rows from the top and columns from the left of a film's first still are black, and its size. */
async function stillOf(filter: string) {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-stills-'));
  try {
    await makeFilm(folder, 'mp4', { seconds: 1, extra: ['-vf', filter] });
    expect(await takeThumbnails(folder, 1, new AbortController().signal)).toBe(8);
    const picture = sharp(join(folder, 'thumbnails', '1.jpg')).greyscale();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    const rows = Array.from({ length: info.height }, (_, y) => y);
    const columns = Array.from({ length: info.width }, (_, x) => x);
    return {
      size: `${info.width}x${info.height}`,
      rows: rows.findIndex((y) => columns.some((x) => at(x, y) > 40)),
      columns: columns.findIndex((x) => rows.some((y) => at(x, y) > 40)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const whole = { size: '1280x720', rows: 0, columns: 0 };

test.each([
  ['16:9', 'scale=1280:720'],
  ['2.39:1 between black bars', 'scale=1280:536,pad=1280:720:0:92:black'],
  ['4:3 between black bars', 'scale=960:720,pad=1280:720:160:0:black'],
  ['a film of a phone held upright', 'scale=406:720,pad=1280:720:437:0:black'],
])('the stills of %s are filled to their edges', async (_name, filter) => {
  expect(await stillOf(filter)).toEqual(whole);
});

test('a film that is black from beginning to end keeps its size', async () => {
  expect(await stillOf('scale=1280:720,drawbox=t=fill:color=black')).toEqual({
    size: '1280x720',
    rows: -1,
    columns: -1,
  });
});
