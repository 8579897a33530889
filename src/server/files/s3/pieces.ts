import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { atMost } from '../../atMost';
import { needed } from './asked';
import type { Bucket } from './bucket';

/** Bytes of each piece of a large object but the last: S3 takes 10,000 pieces, and the largest film has 200 GiB. */
export const PIECE = 24 * 1024 ** 2;
/** Pieces that are sent or copied at the same time. */
const AT_ONCE = 4;

/** A piece of an object: where it is from, and which bytes of that. */
interface PieceOf {
  readonly key: string;
  readonly etag: string;
  readonly from: number;
  readonly size: number;
}

/** How a copy names what it is of. */
export const sourceOf = ({ name }: Bucket, key: string) =>
  [name, ...key.split('/')].map(encodeURIComponent).join('/');

/** Puts a large object together of pieces of which `bytesOf` gives the bytes; nobody sees it before it is whole. */
export const putInPieces = (
  bucket: Bucket,
  key: string,
  size: number,
  bytesOf: (from: number, length: number) => Promise<Uint8Array>,
): Promise<void> =>
  inPieces(bucket, key, Math.ceil(size / PIECE), async (part) => {
    const from = (part.PartNumber - 1) * PIECE;
    const Body = await bytesOf(from, Math.min(PIECE, size - from));
    return (await needed(bucket.steady.send(new UploadPartCommand({ ...part, Body })))).ETag;
  });

/** Makes an object of pieces of others, all but the last of which are as large as a piece may be small (5 MiB). */
export const joinPieces = (bucket: Bucket, key: string, pieces: readonly PieceOf[]): Promise<void> =>
  inPieces(bucket, key, pieces.length, async (part) => {
    const piece = pieces[part.PartNumber - 1];
    if (!piece) throw new Error(`There is no piece ${part.PartNumber}.`);
    const copy = new UploadPartCopyCommand({
      ...part,
      CopySource: sourceOf(bucket, piece.key),
      CopySourceIfMatch: piece.etag,
      CopySourceRange: `bytes=${piece.from}-${piece.from + piece.size - 1}`,
    });
    return (await needed(bucket.steady.send(copy))).CopyPartResult?.ETag;
  });

/** Copies a large object. */
export function copyInPieces(
  bucket: Bucket,
  { key, size, etag }: { readonly key: string; readonly size: number; readonly etag: string },
  to: string,
): Promise<void> {
  const pieces = Array.from({ length: Math.ceil(size / PIECE) }, (_, at) => ({
    ...{ key, etag, from: at * PIECE },
    size: Math.min(PIECE, size - at * PIECE),
  }));
  return joinPieces(bucket, to, pieces);
}

interface Part {
  readonly Bucket: string;
  readonly Key: string;
  readonly UploadId: string | undefined;
  readonly PartNumber: number;
}

/** Sends so many pieces, some at a time, and makes the object of them; what came of one that is not finished is given up. */
async function inPieces(
  { steady, name }: Bucket,
  key: string,
  count: number,
  send: (part: Part) => Promise<string | undefined>,
): Promise<void> {
  const object = { Bucket: name, Key: key };
  const { UploadId } = await needed(steady.send(new CreateMultipartUploadCommand(object)));
  const inTurn = atMost(AT_ONCE);
  let isGivenUp = false;
  try {
    const Parts = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        inTurn(async () => {
          if (isGivenUp) throw new Error('another piece has failed');
          const part = { ...object, UploadId, PartNumber: at + 1 };
          return { PartNumber: part.PartNumber, ETag: await send(part) };
        }),
      ),
    );
    await needed(
      steady.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } })),
    );
  } catch (error) {
    isGivenUp = true;
    // Where that fails too, the bucket's own rule for unfinished uploads has to do it.
    await steady.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined);
    throw error;
  }
}
