import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf } from '../../../src/server/app/upkeep/lines';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-lines-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const texts = ['plain', 'one\u2028line\u2029and one\rmore\u0085', '', '🎬 深夜 é', '\u2028', 'é'.repeat(40)];

test.each([1, 2, 3, 5, 7, 64, undefined])(
  'a text comes back as it was, whatever ends lines elsewhere and wherever a chunk ends: %s bytes a chunk',
  async (size) => {
    const path = join(folder, `of ${size}`);
    await writeFile(path, texts.map((text) => `"${text}"\n`).join(''));
    const lines: string[] = [];
    for await (const line of linesOf(path, size)) lines.push(line);
    expect(lines).toEqual(texts.map((text) => `"${text}"`));
  },
);
