import { statfs } from 'node:fs/promises';
import { type Handlers, read, Refused } from '../http/handler';

/** Room that stays free beside the file: its encoding and its pictures, in bytes. */
const MARGIN = 1024 ** 3;

/** GetAvailableMediaServerForUpload: this server is the media bank, as long as its disk has room for the file. */
export const findServerHandlers: Handlers<'upload.findServer'> = {
  'upload.findServer': read(async ({ folder, publicUrl }, { fileSize }) => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < fileSize + MARGIN) throw new Refused({ kind: 'conflict', reason: 'diskFull' });
    return { server: new URL(publicUrl).host };
  }),
};
