import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  type GetObjectCommandInput,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { FilesAway } from '../away';
import type { Served } from '../fileStore';
import { bodyOf } from './body';
import type { Bucket } from './bucket';
import { head } from './objects';

/** A range of bytes that S3 understands; any other is as if none were asked for (RFC 9110, 14.2). */
const RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/** Answers a request for an object as it was asked, by method, conditions and range: S3 looks at them itself. */
export async function serveObject(bucket: Bucket, request: IncomingMessage, key: string): Promise<Served> {
  const { range, 'if-range': ifRange, 'if-none-match': noneMatch } = request.headers;
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  const isPart =
    range !== undefined &&
    RANGE.test(range) &&
    (ifRange === undefined || (await head(bucket, key))?.etag === ifRange);
  const asked: GetObjectCommandInput = {
    Bucket: bucket.name,
    Key: key,
    Range: isPart ? range : undefined,
    IfNoneMatch: noneMatch,
    // Who names a mark is not asked for a time (RFC 9110, 13.1.3).
    IfModifiedSince: noneMatch === undefined && !Number.isNaN(since) ? new Date(since) : undefined,
  };
  try {
    if (request.method === 'HEAD') return answerOf(await bucket.quick.send(new HeadObjectCommand(asked)));
    return answerOf(await bucket.quick.send(new GetObjectCommand(asked)));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 304 || status === 404) return { status, headers: {}, body: undefined };
    if (status === 416) return outOfRange(bucket, key);
    throw new FilesAway(error);
  }
}

/** A body of nothing leaves the headers as they are: without one, the answer would be said to be empty. */
function answerOf(found: Omit<GetObjectCommandOutput, '$metadata'>): Served {
  const { Body, ContentLength, ContentRange, ETag, LastModified } = found;
  const headers = {
    'accept-ranges': 'bytes',
    'content-length': String(ContentLength ?? 0),
    ...(ContentRange && { 'content-range': ContentRange }),
    ...(ETag && { etag: ETag }),
    ...(LastModified && { 'last-modified': LastModified.toUTCString() }),
  };
  return {
    status: ContentRange ? 206 : 200,
    headers,
    body: Body ? bodyOf(Body as Readable) : Readable.from([]),
  };
}

async function outOfRange(bucket: Bucket, key: string): Promise<Served> {
  const size = (await head(bucket, key))?.size ?? 0;
  return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: undefined };
}
