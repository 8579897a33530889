import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FileStore } from '../files/fileStore';
import { encodePicture } from './pictures';

/** Pixels across: as wide as a list shows a picture on a dense screen, and as a mail does. */
const sizes = { small: 480, mail: 1200 } as const;
type SmallerSize = keyof typeof sizes;
const QUALITY = 80;

export const isSmallerSize = (size: unknown): size is SmallerSize =>
  typeof size === 'string' && Object.hasOwn(sizes, size);

/** Being made now, by place and name. */
const making = new Map<string, Promise<boolean>>();

/** The name under which the smaller one of a `.jpg` stands beside it. */
export const smallName = (path: string, size: SmallerSize = 'small') =>
  path.replace(/\.jpg$/, `.${size}.jpg`);

/** The name of a `.jpg`, and those of all smaller ones that may stand beside it. */
export const inAllSizes = (path: string): readonly string[] => [
  path,
  ...Object.keys(sizes).map((size) => smallName(path, size as SmallerSize)),
];

/** Makes the smaller one of a JPEG of this machine. Throws BadPicture. */
export const makeSmall = (from: string, to: string, size: SmallerSize = 'small'): Promise<void> => {
  const most = { widthPercent: 100, heightPercent: 100, widest: sizes[size], tallest: Infinity };
  return encodePicture({ from, to, ...most, quality: QUALITY });
};

/** Sees to it that the smaller one of a kept JPEG stands beside it, not older than it is. Returns false where none can be made or kept now. Throws FilesAway where it cannot be looked at. */
export async function keepSmall(
  files: FileStore,
  name: string,
  size: SmallerSize = 'small',
): Promise<boolean> {
  const small = smallName(name, size);
  const [whole, made] = await Promise.all([files.stat(name), files.stat(small)]);
  if (!whole || (made && made.changedAt >= whole.changedAt)) return whole !== undefined;
  const key = `${files.place}\n${small}`;
  const known = making.get(key);
  if (known) return known;
  const done = makeBeside(files, name, size).finally(() => making.delete(key));
  making.set(key, done);
  return done;
}

async function makeBeside(files: FileStore, name: string, size: SmallerSize): Promise<boolean> {
  const [whole, small] = [await files.scratch(), await files.scratch()];
  try {
    const before = await files.stat(name);
    await files.fetch(name, whole);
    await makeSmall(whole, small, size);
    await files.put(small, smallName(name, size));
    // Made of another one than stands there by now, it would still be the newer of the two, and stay.
    return isDeepStrictEqual(await files.stat(name), before) || (await makeBeside(files, name, size));
  } catch {
    // The whole one does as well: it is not to be refused, nor its upload, for a smaller one.
    return false;
  } finally {
    for (const path of [whole, small]) await rm(path, { force: true });
  }
}
