import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { partPath, receivedPath } from '../passing';
import type { UploadParts } from '../parts';
import { BodyTooLong } from '../writeBody';
import { FilesAway } from '../away';
import { needed } from './asked';
import { bodyOf } from './body';
import type { Bucket } from './bucket';
import { head, type Listed, listed, putBytes, removeBelow } from './objects';
import { joinPieces, PIECE } from './pieces';

/** Stands where an upload was begun, whether or not anything has come of it. */
const BEGUN = 'begun';
const lengthOf = (pieces: readonly Listed[]) => pieces.reduce((sum, { size }) => sum + size, 0);
/** So that they are listed in their order. */
const pieceName = (index: number) => String(index).padStart(5, '0');

/**
 * Films on their way to S3, as objects of one size: piece 7 holds the bytes from the end of piece 6 on, whoever writes it. What
 * has come is what is there up to the first that is missing or short, so it may come through one process now and another
 * next, or through both at once; nothing else is kept that could contradict it.
 */
export function s3Parts(bucket: Bucket, keyOf: (name: string) => string): UploadParts {
  const folderOf = (processId: string) => `${keyOf(partPath('', processId))}/`;
  const pieceKey = (processId: string, index: number) => folderOf(processId) + pieceName(index);

  /** The pieces without a gap; nothing where no upload was begun. */
  const came = async (processId: string): Promise<readonly Listed[] | undefined> => {
    const pieces: Listed[] = [];
    let isBegun = false;
    let isWhole = true;
    for await (const object of listed(bucket, folderOf(processId))) {
      isBegun = true;
      if (!isWhole || object.key !== pieceKey(processId, pieces.length)) continue;
      pieces.push(object);
      isWhole = object.size === PIECE;
    }
    return isBegun ? pieces : undefined;
  };

  /** The first bytes of a piece, to be gone on with. */
  const beginningOf = async (processId: string, index: number, length: number): Promise<Uint8Array> => {
    const range = { Range: `bytes=0-${length - 1}` };
    const get = new GetObjectCommand({ Bucket: bucket.name, Key: pieceKey(processId, index), ...range });
    const { Body } = await needed(bucket.quick.send(get));
    const bytes = await buffer(bodyOf(Body as Readable));
    if (bytes.length !== length) throw new FilesAway(`piece ${index} of ${processId} is shorter than it was`);
    return bytes;
  };

  /** A piece that is short goes on none that is longer: that is of who came after. */
  const putPiece = async (key: string, bytes: Uint8Array): Promise<void> => {
    const before = bytes.length < PIECE ? await head(bucket, key) : undefined;
    if (before === undefined || before.size < bytes.length) await putBytes(bucket, key, bytes);
  };

  return {
    create: (processId) => putBytes(bucket, folderOf(processId) + BEGUN, new Uint8Array()),
    async length(processId) {
      const pieces = await came(processId);
      return pieces && lengthOf(pieces);
    },
    async write(processId, body, { offset, limit }) {
      let index = Math.floor(offset / PIECE);
      let [end, size] = [offset, offset % PIECE];
      let piece = Buffer.allocUnsafe(PIECE);
      if (size > 0) piece.set(await beginningOf(processId, index, size));
      let isNew = false;
      let putting: Promise<void> = Promise.resolve();
      /** One piece is put while the next comes. */
      const flush = async () => {
        const [bytes, key] = [piece.subarray(0, size), pieceKey(processId, index)];
        [index, size, piece, isNew] = [index + 1, 0, Buffer.allocUnsafe(PIECE), false];
        await putting;
        putting = putPiece(key, bytes);
        // Its failure is met at the next flush; until then it must not count as unhandled.
        putting.catch(() => undefined);
      };
      try {
        for await (const bytes of body) {
          if (end + bytes.byteLength > limit) throw new BodyTooLong();
          for (let at = 0; at < bytes.byteLength;) {
            const some = bytes.subarray(at, at + PIECE - size);
            piece.set(some, size);
            [size, at, end] = [size + some.byteLength, at + some.byteLength, end + some.byteLength];
            isNew = true;
            if (size === PIECE) await flush();
          }
        }
      } finally {
        if (isNew) await flush();
        await putting;
      }
      return end;
    },
    async keep(processId, size) {
      const pieces = (await came(processId)) ?? [];
      // A connection that was given up may have put less over it at its end: what is missing is sent again.
      if (lengthOf(pieces) !== size) throw new FilesAway(`${processId} is not whole any more`);
      const whole = pieces.map(({ key, size, etag }) => ({ key, etag, from: 0, size }));
      await joinPieces(bucket, keyOf(receivedPath('', processId)), whole);
      await removeBelow(bucket, folderOf(processId));
    },
    empty: () => Promise.resolve(),
    remove: (processId) => removeBelow(bucket, folderOf(processId)),
  };
}
