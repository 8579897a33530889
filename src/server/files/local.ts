import { constants, createReadStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import send from '@fastify/send';
import { newId } from '../ids';
import { partPath } from './passing';
import { renameDurably, sync } from './durable';
import { localParts } from './localParts';
import type { FileStore } from './fileStore';

/** Files kept in the agency's folder on this machine's disk, of which `floor` bytes stay free of films on their way. */
export function localFiles(folder: string, floor: number): FileStore {
  const at = (name: string) => join(folder, name);
  const placeFor = async (name: string) => {
    const path = at(name);
    await mkdir(dirname(path), { recursive: true });
    return path;
  };
  return {
    place: folder,
    isElsewhere: false,
    parts: localParts(folder, floor),
    async scratch() {
      const path = partPath(folder, newId());
      await mkdir(dirname(path), { recursive: true });
      return path;
    },
    async stage(path) {
      await sync(path);
      return relative(folder, path);
    },
    discard: (path) => rm(path, { force: true }),
    async put(path, name) {
      await sync(path);
      await renameDurably(path, await placeFor(name));
    },
    async putCopy(path, name) {
      const lasting = await placeFor(name);
      await link(path, lasting).catch(() => copyFile(path, lasting));
    },
    async putFolder(path, name) {
      for (const entry of await readdir(path, { recursive: true })) await sync(join(path, entry));
      await sync(path);
      const lasting = await placeFor(name);
      await rm(lasting, { recursive: true, force: true });
      await renameDurably(path, lasting);
    },
    async copy(from, to) {
      const path = await placeFor(to);
      const part = `${path}.${newId()}.part`;
      // Not a link: it would be as old as what it is made of, and be taken for older than what it replaces.
      await copyFile(at(from), part, constants.COPYFILE_FICLONE);
      await sync(part);
      await renameDurably(part, path);
    },
    // Without waiting until it is done: of two that do it, one finds nothing to do.
    async move(from, to) {
      if (!existsSync(at(from))) return;
      mkdirSync(dirname(at(to)), { recursive: true });
      if (statSync(at(from)).isDirectory()) rmSync(at(to), { recursive: true, force: true });
      renameSync(at(from), at(to));
      await sync(dirname(at(to)));
    },
    fetch: (name, path) => link(at(name), path).catch(() => symlink(at(name), path)),
    read: (name) => Promise.resolve(createReadStream(at(name))),
    stat: (name) =>
      stat(at(name)).then(
        (found) => (found.isFile() ? { size: found.size, changedAt: found.mtimeMs } : undefined),
        () => undefined,
      ),
    names: (place) => readdir(at(place)).catch(() => []),
    changedAt: (name) =>
      stat(at(name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      ),
    remove: (name) => rm(at(name), { recursive: true, force: true }),
    async serve(request, name) {
      const options = { root: folder, cacheControl: false, dotfiles: 'deny' } as const;
      const { type, statusCode, headers, stream } = await send(request, `/${encodeURI(name)}`, options);
      if (type !== 'file' && statusCode !== 416) return { status: 404, headers: {}, body: undefined };
      return { status: statusCode, headers, body: stream };
    },
  };
}
