import { mkdir, open, rm, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { whileRoom } from './room';
import { partPath, receivedPath } from './passing';
import { lengthOf, renameDurably, sync } from './durable';
import type { UploadParts } from './parts';
import { writeBody } from './writeBody';

/**
 * Films on their way to the agency's disk. What has come of one is the length of its file: nothing else is kept that a crash
 * could contradict. `floor` are bytes of the disk that stay free.
 */
export function localParts(folder: string, floor: number): UploadParts {
  const pathOf = (processId: string) => partPath(folder, processId);
  return {
    async create(processId) {
      const path = pathOf(processId);
      await mkdir(dirname(path), { recursive: true });
      await (await open(path, 'a')).close();
      await sync(dirname(path));
    },
    length: (processId) => lengthOf(pathOf(processId)),
    async write(processId, body, writing) {
      const file = await open(pathOf(processId), 'r+');
      try {
        return await writeBody(whileRoom(body, { folder, floor }), file, writing);
      } finally {
        await file.close();
      }
    },
    keep: (processId) => renameDurably(pathOf(processId), receivedPath(folder, processId)),
    empty: (processId) => truncate(pathOf(processId)).catch(() => undefined),
    remove: (processId) => rm(pathOf(processId), { force: true }),
  };
}
