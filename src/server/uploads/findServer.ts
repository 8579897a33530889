import { type Handlers, read, type ReadContext, Refused } from '../http/handler';
import { hasRoom } from './promises';

/** GetAvailableMediaServerForUpload: this server is the media bank, as long as its disk has room for the file. */
export const findServerHandlers: Handlers<'upload.findServer'> = {
  'upload.findServer': read(async (context: ReadContext, { fileSize }: { fileSize: number }) => {
    const { folder, files, diskFloor: floor, publicUrl } = context;
    const size = (await isPromised(context, fileSize)) ? 0 : fileSize;
    if (!files.isElsewhere && !(await hasRoom({ folder, floor }, size)))
      throw new Refused({ kind: 'conflict', reason: 'diskFull' });
    return { server: new URL(publicUrl).host };
  }),
};

/** True when a process of the caller's for such a file has its room already: it was created before this is asked. */
const isPromised = async ({ catalogue, caller }: ReadContext, fileSize: number): Promise<boolean> =>
  (await catalogue
    .selectFrom('upload_processes')
    .select('process_id')
    .where('staff_id', '=', caller.staffId)
    .where('stage', '=', 'RECEIVING')
    .where('file_size', '=', fileSize)
    .limit(1)
    .executeTakeFirst()) !== undefined;
