import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BATCH_SIZE, BodyTooLong, writeBody } from '../../../src/server/files/writeBody';

const MEBIBYTE = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 7);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-write-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* pieces(count: number, onPiece: (at: number) => void = () => {}) {
  for (let at = 0; at < count; at++) {
    onPiece(at);
    yield PIECE;
  }
}

async function* numbered(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

test('a long body is never held: two batches and a piece at most wait for the disk', async () => {
  const path = join(folder, 'large');
  const file = await open(path, 'w');
  let taken = 0;
  let written = 0;
  let most = 0;
  const writev = file.writev.bind(file);
  file.writev = async (buffers: readonly NodeJS.ArrayBufferView[], position?: number) => {
    const result = await writev(buffers as NodeJS.ArrayBufferView[], position);
    written += result.bytesWritten;
    return result as never;
  };
  const body = pieces(256 * 16, () => {
    taken += PIECE.length;
    most = Math.max(most, taken - written);
  });
  expect(await writeBody(body, file, { offset: 0, limit: 256 * MEBIBYTE })).toBe(256 * MEBIBYTE);
  await file.close();
  expect((await stat(path)).size).toBe(256 * MEBIBYTE);
  expect(most).toBeLessThanOrEqual(2 * BATCH_SIZE + PIECE.length);
});

test('what a disk takes only in part is written whole and in order', async () => {
  const path = join(folder, 'slow');
  const file = await open(path, 'w');
  file.writev = async (buffers: readonly NodeJS.ArrayBufferView[], position?: number) => {
    const all = Buffer.concat(buffers as readonly Uint8Array[]);
    const { bytesWritten } = await file.write(all, 0, Math.min(3, all.length), position);
    return { bytesWritten, buffers } as never;
  };
  await writeBody(numbered('one ', 'two ', 'three'), file, { offset: 0, limit: 100 });
  await file.close();
  expect(await readFile(path, 'utf8')).toBe('one two three');
});

test('a body that goes on from an offset leaves what is before it', async () => {
  const path = join(folder, 'resumed');
  const file = await open(path, 'w');
  await writeBody(numbered('one '), file, { offset: 0, limit: 100 });
  expect(await writeBody(numbered('two'), file, { offset: 4, limit: 100 })).toBe(7);
  await file.close();
  expect(await readFile(path, 'utf8')).toBe('one two');
});

test('a body that breaks off keeps what has come, and says that it broke off', async () => {
  const path = join(folder, 'broken');
  const file = await open(path, 'w');
  async function* broken() {
    yield Buffer.from('came');
    throw new Error('hung up');
  }
  await expect(writeBody(broken(), file, { offset: 0, limit: 100 })).rejects.toThrow('hung up');
  await file.close();
  expect(await readFile(path, 'utf8')).toBe('came');
});

test('a body longer than announced is refused, and no byte beyond is kept', async () => {
  const path = join(folder, 'long');
  const file = await open(path, 'w');
  await expect(writeBody(numbered('12', '345'), file, { offset: 0, limit: 4 })).rejects.toThrow(BodyTooLong);
  await file.close();
  expect(await readFile(path, 'utf8')).toBe('12');
});

test('a disk that fails ends the writing', async () => {
  const file = await open(join(folder, 'full'), 'w');
  file.writev = () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  await expect(writeBody(pieces(256), file, { offset: 0, limit: 256 * MEBIBYTE })).rejects.toThrow('ENOSPC');
  await file.close();
});
