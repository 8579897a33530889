import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { newId } from '../../ids';
import { FilesAway } from '../away';
import type { FileStore } from '../fileStore';
import { FileGone } from '../gone';
import { partPath } from '../passing';
import { asked } from './asked';
import { bodyOf } from './body';
import type { Bucket } from './bucket';
import { copyObject, head, listed, namesBelow, putBytes, removeBelow, removeObject } from './objects';
import { s3Parts } from './parts';
import { PIECE, putInPieces } from './pieces';
import { serveObject } from './serve';

/** An agency's files in a bucket, below its abbreviation; `folder` is its own on this machine, for what is on its way. */
export function s3Files(bucket: Bucket, abbreviation: string, folder: string): FileStore {
  const keyOf = (name: string) => `${bucket.prefix}${abbreviation}/${name}`;
  /** Below a name; the agency's own place where it is ''. */
  const below = (name: string) => (name === '' ? keyOf('') : `${keyOf(name)}/`);
  const at = (name: string) => join(folder, name);
  /** What S3 begins to send of a file. Throws FileGone where there is none. */
  const sent = async (client: S3Client, name: string, signal?: AbortSignal) => {
    const get = new GetObjectCommand({ Bucket: bucket.name, Key: keyOf(name) });
    const answer = await asked(client.send(get, signal && { abortSignal: signal }), signal);
    if (!answer) throw new FileGone(name);
    return answer.Body as Readable;
  };
  /** Paths of which something may be staged. */
  const staged = new Set<string>();
  const stage = async (path: string) => {
    const name = relative(folder, path);
    staged.add(path);
    await putFile(bucket, path, keyOf(name));
    return name;
  };
  const put = async (path: string, name: string) => {
    await putFile(bucket, path, keyOf(name));
    await rm(path, { force: true });
  };
  const copy = async (from: string, to: string) => {
    const found = await head(bucket, keyOf(from));
    if (!found) throw new FileGone(from);
    await copyObject(bucket, found, keyOf(to));
  };
  return {
    place: keyOf(''),
    isElsewhere: true,
    parts: s3Parts(bucket, keyOf),
    async scratch() {
      const path = partPath(folder, newId());
      await mkdir(dirname(path), { recursive: true });
      return path;
    },
    stage,
    async discard(path) {
      await rm(path, { force: true });
      // Nobody waits for it. One that cannot be removed now goes with what is forgotten.
      if (staged.delete(path))
        void removeObject(bucket, keyOf(relative(folder, path))).catch(() => undefined);
    },
    put,
    putCopy: (path, name) => putFile(bucket, path, keyOf(name)),
    async putFolder(path, name, last) {
      for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
        const file = relative(path, join(entry.parentPath, entry.name));
        if (entry.isFile() && file !== last) await put(join(path, file), join(name, file));
      }
      await put(join(path, last), join(name, last));
      await rm(path, { recursive: true, force: true });
    },
    copy,
    async move(from, to) {
      const file = await head(bucket, keyOf(from));
      const found = file ? [{ object: file, key: keyOf(to) }] : [];
      for await (const object of listed(bucket, below(from)))
        found.push({ object, key: below(to) + object.key.slice(below(from).length) });
      // All of them are there before the first is gone: again, it goes on.
      for (const { object, key } of found) await copyObject(bucket, object, key);
      const written = new Set(found.map(({ key }) => key));
      // They go in their order: what stands before the first of them may have been moved before this was cut off.
      const first = found.find(({ object }) => object !== file)?.key;
      if (first !== undefined)
        for await (const { key } of listed(bucket, below(to)))
          if (key > first && !written.has(key)) await removeObject(bucket, key);
      for (const { object } of found) await removeObject(bucket, object.key);
    },
    async fetch(name, path, signal) {
      const body = await sent(bucket.steady, name, signal);
      try {
        await pipeline(body, createWriteStream(path, { flags: 'wx' }), { signal });
      } catch (error) {
        signal?.throwIfAborted();
        throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? error : new FilesAway(error);
      }
    },
    read: async (name) => bodyOf(await sent(bucket.quick, name)),
    stat: (name) => head(bucket, keyOf(name)),
    async names(name) {
      const here = await readdir(at(name)).catch(() => []);
      return [...new Set([...here, ...(await namesBelow(bucket, below(name)))])];
    },
    async filesBelow(folder) {
      const names = new Set<string>();
      for await (const { key } of listed(bucket, below(folder))) names.add(key.slice(keyOf('').length));
      return names;
    },
    async changedAt(name) {
      const changes = [(await stat(at(name)).catch(() => undefined))?.mtimeMs];
      // What only begins as the name does is another's.
      for await (const { key, changedAt } of listed(bucket, keyOf(name)))
        if (key === keyOf(name) || key.startsWith(below(name))) changes.push(changedAt);
      const known = changes.filter((change) => change !== undefined);
      return known.length > 0 ? Math.max(...known) : undefined;
    },
    async remove(name) {
      await rm(at(name), { recursive: true, force: true });
      if (name !== '') await removeObject(bucket, keyOf(name));
      await removeBelow(bucket, below(name));
    },
    serve: (request, name) => serveObject(bucket, request, keyOf(name)),
  };
}

async function putFile(bucket: Bucket, path: string, key: string): Promise<void> {
  const { size } = await stat(path);
  if (size <= PIECE) return putBytes(bucket, key, await readFile(path));
  const file = await open(path, 'r');
  try {
    await putInPieces(bucket, key, size, async (from, length) => {
      const bytes = Buffer.allocUnsafe(length);
      await file.read(bytes, 0, length, from);
      return bytes;
    });
  } finally {
    await file.close();
  }
}
