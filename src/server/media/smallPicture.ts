import { stat } from 'node:fs/promises';
import { encodePicture } from './pictures';

/** Pixels across: as wide as a list shows a picture on a dense screen, and as a mail does. */
const sizes = { small: 480, mail: 1200 } as const;
type SmallerSize = keyof typeof sizes;
const QUALITY = 80;

export const isSmallerSize = (size: unknown): size is SmallerSize =>
  typeof size === 'string' && Object.hasOwn(sizes, size);

/** Being made now, by path. */
const making = new Map<string, Promise<boolean>>();

const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** The name under which the smaller one of a `.jpg` stands beside it. */
export const smallName = (path: string, size: SmallerSize = 'small') =>
  path.replace(/\.jpg$/, `.${size}.jpg`);

/** Sees to it that the smaller one of a JPEG stands beside it, not older than it is. Returns false where none can be made. */
export async function keepSmall(path: string, size: SmallerSize = 'small'): Promise<boolean> {
  const small = smallName(path, size);
  const [whole, made] = await Promise.all([changedAt(path), changedAt(small)]);
  if (whole === undefined || (made !== undefined && made >= whole)) return whole !== undefined;
  const known = making.get(small);
  if (known) return known;
  const most = { widthPercent: 100, heightPercent: 100, widest: sizes[size], tallest: Infinity };
  const done = encodePicture({ from: path, to: small, ...most, quality: QUALITY })
    .then(
      () => true,
      () => false,
    )
    .finally(() => making.delete(small));
  making.set(small, done);
  return done;
}
