import {
  CopyObjectCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { atMost } from '../../atMost';
import { asked, needed } from './asked';
import type { Bucket } from './bucket';
import { copyInPieces, sourceOf } from './pieces';

/** An object as S3 lists it. */
export interface Listed {
  readonly key: string;
  readonly size: number;
  readonly changedAt: number;
  readonly etag: string;
}

/** No copy at once is of more bytes: S3 takes 5 GiB, and says nothing before it has done it. */
const COPIED_AT_ONCE = 64 * 1024 ** 2;
/** Objects that are copied or removed at the same time. */
const AT_ONCE = 8;

/** The object of a key; nothing where there is none. */
export async function head({ quick, name }: Bucket, key: string): Promise<Listed | undefined> {
  const found = await asked(quick.send(new HeadObjectCommand({ Bucket: name, Key: key })));
  if (!found) return undefined;
  const { ContentLength: size = 0, LastModified, ETag: etag = '' } = found;
  return { key, size, changedAt: LastModified?.getTime() ?? 0, etag };
}

/** All objects whose keys begin so, in their order. */
export async function* listed(bucket: Bucket, prefix: string): AsyncGenerator<Listed> {
  for await (const { Contents = [] } of pages(bucket, prefix))
    for (const { Key: key = '', Size: size = 0, LastModified, ETag: etag = '' } of Contents)
      yield { key, size, changedAt: LastModified?.getTime() ?? 0, etag };
}

/** What follows a prefix up to the next slash, each once. */
export async function namesBelow(bucket: Bucket, prefix: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { Contents = [], CommonPrefixes = [] } of pages(bucket, prefix, '/')) {
    names.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)));
    names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)));
  }
  return names;
}

async function* pages({ quick, name }: Bucket, prefix: string, delimiter?: string) {
  for (let after: string | undefined; ;) {
    const page = await needed(
      quick.send(
        new ListObjectsV2Command({
          Bucket: name,
          Prefix: prefix,
          Delimiter: delimiter,
          ContinuationToken: after,
        }),
      ),
    );
    yield page;
    if (!page.IsTruncated) return;
    after = page.NextContinuationToken;
  }
}

/** Keeps bytes as the object of a key, in place of what was there. Throws FilesAway. */
export async function putBytes({ steady, name }: Bucket, key: string, bytes: Uint8Array): Promise<void> {
  await needed(steady.send(new PutObjectCommand({ Bucket: name, Key: key, Body: bytes })));
}

/** Copies an object; throws FilesAway where it is not there, or is not any more what was listed. */
export async function copyObject(bucket: Bucket, from: Listed, to: string): Promise<void> {
  if (from.size > COPIED_AT_ONCE) return copyInPieces(bucket, from, to);
  await needed(
    bucket.quick.send(
      new CopyObjectCommand({ Bucket: bucket.name, Key: to, CopySource: sourceOf(bucket, from.key) }),
    ),
  );
}

/** Removes the object of a key; nothing happens where there is none. Throws FilesAway. */
export async function removeObject({ quick, name }: Bucket, key: string): Promise<void> {
  await asked(quick.send(new DeleteObjectCommand({ Bucket: name, Key: key })));
}

/** Removes all objects whose keys begin so. */
export async function removeBelow(bucket: Bucket, prefix: string): Promise<void> {
  const inTurn = atMost(AT_ONCE);
  const keys: string[] = [];
  for await (const { key } of listed(bucket, prefix)) keys.push(key);
  await Promise.all(keys.map((key) => inTurn(() => removeObject(bucket, key))));
}
