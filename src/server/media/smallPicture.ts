import { stat } from 'node:fs/promises';
import { encodePicture } from './pictures';

/** Pixels across: as wide as a list shows a picture on a dense screen. */
const WIDEST = 480;
const QUALITY = 80;

/** Being made now, by path. */
const making = new Map<string, Promise<boolean>>();

const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** The name under which the small one of a `.jpg` stands beside it. */
export const smallName = (path: string) => path.replace(/\.jpg$/, '.small.jpg');

/** Sees to it that the small one of a JPEG stands beside it, not older than it is. Returns false where none can be made. */
export async function keepSmall(path: string): Promise<boolean> {
  const small = smallName(path);
  const [whole, made] = await Promise.all([changedAt(path), changedAt(small)]);
  if (whole === undefined || (made !== undefined && made >= whole)) return whole !== undefined;
  const known = making.get(path);
  if (known) return known;
  const size = { widthPercent: 100, heightPercent: 100, widest: WIDEST, tallest: Infinity };
  const done = encodePicture({ from: path, to: small, ...size, quality: QUALITY })
    .then(
      () => true,
      () => false,
    )
    .finally(() => making.delete(path));
  making.set(path, done);
  return done;
}
