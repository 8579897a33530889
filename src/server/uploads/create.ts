import type { Kysely } from 'kysely';
import { plainFileName } from '../../contract/rules/fileName';
import { isFilmFile } from '../../contract/rules/files';
import type { Catalogue } from '../database/schema';
import { change, type Handlers, Refused } from '../http/handler';
import { findLive } from '../http/live';
import type { Caller } from '../installation';
import { isFileName } from '../media/paths';
import { findProcess } from './process';
import { promiseRoom } from './promises';

/** So many uploads of one person may be on their way: each is looked at whenever room is promised to another. */
const OPEN_LIMIT = 500;
/** Seconds until one of them may be over. */
const AGAIN_AFTER = 60;

/** Process_ID_CREATE: one row for one file to come, and the room for it. The same call again by the same person is the same process. */
export const createHandlers: Handlers<'upload.create'> = {
  'upload.create': change(async (context, input) => {
    const { caller, catalogue, folder, files, diskFloor, now, recordHistory } = context;
    const { processId, fileSize, fileType, uploadKey } = input;
    const fileName = plainFileName(input.fileName);
    if (input.client !== caller.agency.abbreviation) throw new Refused({ kind: 'forbidden' });
    if (!isFileName(processId)) throw new Refused({ kind: 'invalid', problems: { processId: 'malformed' } });
    if (!isFilmFile({ name: fileName, size: fileSize, type: fileType })) {
      throw new Refused({ kind: 'invalid', problems: { fileName: 'notAFilm' } });
    }
    const known = await findProcess(catalogue, processId);
    if (known) {
      const same =
        known.staff_id === caller.staffId && known.file_size === fileSize && known.update_id === uploadKey;
      if (!same || known.stage === 'CANCELLED')
        throw new Refused({ kind: 'conflict', reason: 'processTaken' });
      return { processId };
    }
    if ((await openOf(catalogue, caller)) >= OPEN_LIMIT)
      throw new Refused({ kind: 'tooMany', retryAfter: AGAIN_AFTER });
    const floor = diskFloor;
    if (!files.isElsewhere && !(await promiseRoom({ folder, floor }, processId, fileSize)))
      throw new Refused({ kind: 'conflict', reason: 'diskFull' });
    await catalogue
      .insertInto('upload_processes')
      .values({
        process_id: processId,
        staff_id: caller.staffId,
        file_name: fileName,
        file_size: fileSize,
        file_type: fileType,
        update_id: uploadKey,
        // A key that is a film's names the file that is to be replaced; any other is of a film to be.
        film_id: (await findLive(catalogue, 'films', uploadKey))?.film_id ?? null,
        stage: 'RECEIVING',
        created_at: now.toISOString(),
      })
      .execute();
    await recordHistory(`process:${processId}`, null);
    return { processId };
  }),
};

async function openOf(catalogue: Kysely<Catalogue>, { staffId }: Caller): Promise<number> {
  const { open } = await catalogue
    .selectFrom('upload_processes')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('staff_id', '=', staffId)
    .where('stage', '=', 'RECEIVING')
    .executeTakeFirstOrThrow();
  return Number(open);
}
