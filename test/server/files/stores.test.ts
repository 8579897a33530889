import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FilesAway } from '../../../src/server/files/away';
import { FileGone } from '../../../src/server/files/gone';
import type { FilePlace, FileStore } from '../../../src/server/files/fileStore';
import { localFiles } from '../../../src/server/files/local';
import { openS3 } from '../../../src/server/files/s3/open';
import { PIECE } from '../../../src/server/files/s3/pieces';
import { startS3 } from '../../tools/s3';
import { until } from '../../tools/until';

let s3: Awaited<ReturnType<typeof startS3>>;
let openIn: FilePlace['filesOf'];
let root: string;
beforeAll(async () => {
  s3 = await startS3();
  openIn = (await openS3(s3.url)).filesOf;
});
afterAll(() => s3?.stop());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-files-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function written(files: FileStore, bytes: string | Uint8Array): Promise<string> {
  const path = await files.scratch();
  await writeFile(path, bytes);
  return path;
}

const contentOf = async (files: FileStore, name: string) => buffer(await files.read(name));

async function* piecesOf(bytes: Uint8Array, size = 5 * 1024 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const kinds = {
  'on the disk': () => localFiles(join(root, 'CO'), 0),
  'in S3': () => openIn('CO', join(root, 'CO')),
};

describe.each(Object.entries(kinds))('files %s', (_where, open) => {
  let files: FileStore;
  beforeEach(() => {
    files = open();
  });
  afterEach(() => files.remove(''));

  test('a file is under its name whole, and not at its path any more; another one takes its place', async () => {
    expect(await files.stat('news/a.jpg')).toBeUndefined();
    await files.put(await written(files, 'first'), 'news/a.jpg');
    const path = await written(files, 'the second');
    await files.put(path, 'news/a.jpg');
    expect((await contentOf(files, 'news/a.jpg')).toString()).toBe('the second');
    expect(await files.stat('news/a.jpg')).toMatchObject({ size: 10 });
    await expect(readFile(path)).rejects.toThrow('ENOENT');
    expect(await files.names('news')).toEqual(['a.jpg']);
  });

  test('what is staged is named at once, and discarded with its file', async () => {
    const path = await written(files, 'logo');
    const staged = await files.stage(path);
    await files.copy(staged, 'logos/x.png');
    await files.copy(staged, 'logos/x.png');
    await files.discard(path);
    await until(
      'what was staged is gone',
      async () => (await files.names('uploads')).length === 0 || undefined,
    );
    expect((await contentOf(files, 'logos/x.png')).toString()).toBe('logo');
    expect(await files.names('logos')).toEqual(['x.png']);
  });

  test('a copy is not older than what it takes the place of', async () => {
    const first = await files.stage(await written(files, 'first'));
    await files.put(await written(files, 'small'), 'films/x.small.jpg');
    await files.copy(first, 'films/x.jpg');
    const [whole, small] = await Promise.all(['films/x.jpg', 'films/x.small.jpg'].map(files.changedAt));
    expect(whole).toBeGreaterThanOrEqual(small!);
  });

  test('a folder is moved with all in it, in place of what was there; again, nothing happens', async () => {
    const work = join(root, 'CO', 'work');
    await mkdir(join(work, 'thumbnails'), { recursive: true });
    for (const name of ['film.mp4', 'facts.json', 'thumbnails/1.jpg'])
      await writeFile(join(work, name), name);
    for (const name of ['1.jpg', '9.jpg'])
      await files.put(await written(files, 'old'), `films/f/thumbnails/${name}`);
    await files.putFolder(work, 'jobs/p/ready', 'facts.json');
    for (let time = 0; time < 2; time++) {
      await files.move('jobs/p/ready/film.mp4', 'films/f/film.mp4');
      await files.move('jobs/p/ready/thumbnails', 'films/f/thumbnails');
    }
    expect((await files.names('films/f')).toSorted()).toEqual(['film.mp4', 'thumbnails']);
    expect(await files.names('films/f/thumbnails')).toEqual(['1.jpg']);
    expect((await contentOf(files, 'films/f/thumbnails/1.jpg')).toString()).toBe('thumbnails/1.jpg');
    expect(await files.names('jobs/p/ready')).toEqual(['facts.json']);
    await files.remove('jobs/p');
    expect(await files.names('jobs')).toEqual([]);
  });

  test('a request gets the range that it asks for, or hears that nothing has changed', async () => {
    await files.put(await written(files, '0123456789'), 'films/f/film.mp4');
    const ask = async (headers: Record<string, string>, name = 'films/f/film.mp4', method = 'GET') => {
      const served = await files.serve({ headers, method } as IncomingMessage, name);
      return {
        ...served,
        headers: Object.fromEntries(new Headers(served.headers)),
        body: served.body ? (await buffer(served.body)).toString() : '',
      };
    };
    const whole = await ask({});
    expect(whole).toMatchObject({ status: 200, body: '0123456789', headers: { 'accept-ranges': 'bytes' } });
    const part = { status: 206, body: '234', headers: { 'content-range': 'bytes 2-4/10' } };
    expect(await ask({ range: 'bytes=2-4' })).toMatchObject(part);
    const etag = whole.headers['etag']!;
    expect(await ask({ range: 'bytes=2-4', 'if-range': etag })).toMatchObject(part);
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"of before"' })).toMatchObject({ status: 200 });
    expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect(await ask({ range: 'bytes=10-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    });
    expect(await ask({ range: 'lines=1-2' })).toMatchObject({ status: 200 });
    expect(await ask({}, 'films/g/film.mp4')).toMatchObject({ status: 404 });
    const head = (headers: Record<string, string> = {}, name?: string) => ask(headers, name, 'HEAD');
    expect(await head()).toEqual({ ...whole, body: '' });
    expect(await head({ 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect(await head({}, 'films/g/film.mp4')).toMatchObject({ status: 404 });
  });

  test('a film comes in pieces, through whoever, and is received once it is whole', async () => {
    const film = randomBytes(2 * PIECE + 1000);
    const limit = film.length;
    const others = open();
    expect(await files.parts.length('p')).toBeUndefined();
    await files.parts.create('p');
    await files.parts.create('p');
    expect(await others.parts.length('p')).toBe(0);
    async function* cut() {
      yield* piecesOf(film.subarray(0, PIECE + 700));
      throw new Error('cut off');
    }
    await expect(files.parts.write('p', cut(), { offset: 0, limit })).rejects.toThrow('cut off');
    const offset = (await others.parts.length('p'))!;
    expect(offset).toBe(PIECE + 700);
    expect(await others.parts.write('p', piecesOf(film.subarray(offset)), { offset, limit })).toBe(limit);
    await expect(
      files.parts.write('p', piecesOf(new Uint8Array(1)), { offset: limit, limit }),
    ).rejects.toThrow('');
    expect(await files.stat('uploads/p')).toBeUndefined();
    await files.parts.keep('p', limit);
    expect(await others.names('uploads')).toEqual(['p']);
    expect((await contentOf(others, 'uploads/p')).equals(film)).toBe(true);
    const source = join(root, 'source');
    await others.fetch('uploads/p', source);
    expect((await readFile(source)).equals(film)).toBe(true);
  });
});

test('what agencies keep is apart', async () => {
  const [co, mp] = [openIn('CO', join(root, 'CO')), openIn('MP', join(root, 'MP'))];
  await co.put(await written(co, 'ours'), 'news/a.jpg');
  expect(await mp.stat('news/a.jpg')).toBeUndefined();
  await mp.remove('');
  expect(await s3.keys()).toEqual(['CO/news/a.jpg']);
});

test('a large file goes in pieces, and so does its copy', async () => {
  const files = openIn('CO', join(root, 'CO'));
  const film = randomBytes(3 * PIECE);
  await files.put(await written(files, film), 'uploads/large');
  await files.copy('uploads/large', 'uploads/copy');
  expect((await contentOf(files, 'uploads/copy')).equals(film)).toBe(true);
});

test('a connection that hung ends after the film was sent through another one, and takes nothing away', async () => {
  const files = openIn('CO', join(root, 'CO'));
  const film = randomBytes(2 * PIECE);
  const limit = film.length;
  await files.parts.create('twice');
  await files.parts.write('twice', piecesOf(film), { offset: 0, limit });
  await files.parts.write('twice', piecesOf(film.subarray(0, 300)), { offset: 0, limit });
  expect(await files.parts.length('twice')).toBe(limit);
  await files.parts.keep('twice', limit);
  expect((await contentOf(files, 'uploads/twice')).equals(film)).toBe(true);
});

test('a film of which a piece is short is not taken for whole: the rest of it comes again', async () => {
  const files = openIn('CO', join(root, 'CO'));
  const film = randomBytes(2 * PIECE);
  const limit = film.length;
  await files.parts.create('short');
  await files.parts.write('short', piecesOf(film), { offset: 0, limit });
  await files.put(await written(files, film.subarray(0, 300)), 'uploads/short.part/00000');
  expect(await files.parts.length('short')).toBe(300);
  await expect(files.parts.keep('short', limit)).rejects.toThrow(FilesAway);
  expect(await files.stat('uploads/short')).toBeUndefined();
  await files.parts.write('short', piecesOf(film.subarray(300)), { offset: 300, limit });
  await files.parts.keep('short', limit);
  expect((await contentOf(files, 'uploads/short')).equals(film)).toBe(true);
});

test.each(['cut', 'hang'] as const)('S3 that is away (%s) is told of within ten seconds', async (how) => {
  const files = openIn('CO', join(root, 'CO'));
  const path = await written(files, 'picture');
  s3.way[how]();
  try {
    const begun = performance.now();
    await Promise.all([
      expect(files.stat('news/a.jpg')).rejects.toThrow(FilesAway),
      expect(files.stage(path)).rejects.toThrow(FilesAway),
    ]);
    await files.discard(path);
    expect(performance.now() - begun).toBeLessThan(10_000);
  } finally {
    s3.way.mend();
  }
  await files.stage(await written(files, 'picture'));
});

const wholeBy = {
  read: (files: FileStore) => files.read('uploads/large'),
  serve: async (files: FileStore) =>
    (await files.serve({ method: 'GET', headers: {} } as IncomingMessage, 'uploads/large')).body!,
};

test.each([
  ['cut', 'read'],
  ['hang', 'read'],
  ['cut', 'serve'],
  ['hang', 'serve'],
] as const)('so is S3 that goes away (%s) in the middle of a file (%s)', async (how, way) => {
  const files = openIn('CO', join(root, 'CO'));
  await files.put(await written(files, randomBytes(3 * PIECE)), 'uploads/large');
  const pieces = (await wholeBy[way](files))[Symbol.asyncIterator]();
  await pieces.next();
  s3.way[how]();
  try {
    const begun = performance.now();
    await expect(buffer({ [Symbol.asyncIterator]: () => pieces })).rejects.toThrow(FilesAway);
    expect(performance.now() - begun).toBeLessThan(10_000);
  } finally {
    s3.way.mend();
  }
});

test('a move that was cut off in the middle goes on, and takes nothing away that it has moved', async () => {
  const files = openIn('CO', join(root, 'CO'));
  await files.put(await written(files, 'moved'), 'jobs/p/ready/thumbnails/1.jpg');
  await files.put(await written(files, 'moved'), 'jobs/p/ready/thumbnails/2.jpg');
  await files.move('jobs/p/ready/thumbnails/1.jpg', 'films/f/thumbnails/1.jpg');
  await files.move('jobs/p/ready/thumbnails', 'films/f/thumbnails');
  expect(await files.names('films/f/thumbnails')).toEqual(['1.jpg', '2.jpg']);
});

test('a file that is gone is told from S3 that is away', async () => {
  const files = openIn('CO', join(root, 'CO'));
  await expect(files.fetch('uploads/none', join(root, 'none'))).rejects.toThrow(FileGone);
  await expect(files.read('uploads/none')).rejects.toThrow(FileGone);
  await expect(files.copy('uploads/none', 'uploads/copy')).rejects.toThrow(FileGone);
});

test('all files below a folder are named at once, each by its whole name', async () => {
  const files = openIn('BELOW', join(root, 'BELOW'));
  for (const name of ['films/f/film.mp4', 'films/f/thumbnails/1.jpg', 'filmsOfOthers/a.jpg'])
    await files.put(await written(files, 'x'), name);
  const here = await files.filesBelow!('films');
  expect([...here].toSorted()).toEqual(['films/f/film.mp4', 'films/f/thumbnails/1.jpg']);
});

test('a name was changed when the last of what is there was, whatever others begin as it does', async () => {
  const files = openIn('CHANGED', join(root, 'CHANGED'));
  const before = Date.now() - 1000;
  await files.put(await written(files, 'x'), 'films/fa/film.mp4');
  expect(await files.changedAt('films/f')).toBeUndefined();
  await files.put(await written(files, 'x'), 'films/f/film.mp4');
  expect(await files.changedAt('films/f')).toBeGreaterThanOrEqual(before);
});
