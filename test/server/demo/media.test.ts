import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { films } from '../../../src/server/demo/films';

const fileOf = (slug: string, kind: 'mp4' | 'jpg') =>
  join(__dirname, '../../../static/demo/films', `${slug}.${kind}`);

/** The names of the top boxes of an MP4 file in their order (ISO 14496-12, 4.2). */
function topBoxes(file: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 8 <= file.length; at += Math.max(8, file.readUInt32BE(at)))
    names.push(file.toString('latin1', at + 4, at + 8));
  return names;
}

test('each film has a name of its own for its files', () => {
  expect(new Set(films.map(({ slug }) => slug)).size).toBe(films.length);
});

test('the demo agencies have some forty films', () => {
  expect(films.length).toBeGreaterThanOrEqual(40);
});

describe.each(films.map(({ slug }) => slug))('%s', (slug) => {
  test('starts playing before it is loaded', () => {
    const boxes = topBoxes(readFileSync(fileOf(slug, 'mp4')));
    expect(boxes).toContain('moov');
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
  });

  test('has a poster of 1280 by 720', async () => {
    expect(await sharp(fileOf(slug, 'jpg')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
      height: 720,
    });
  });
});
