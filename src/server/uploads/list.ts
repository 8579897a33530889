import { plainFileName } from '../../contract/rules/fileName';
import type { UploadProcess } from '../../contract/entities/uploadProcess';
import { type Handlers, read } from '../http/handler';

const LISTED = 200;
const stages = { RECEIVING: 'receiving', RECEIVED: 'received', CANCELLED: 'cancelled' } as const;

/** GetProcesses: the caller's own uploads, the newest first, but those cancelled, dismissed, or of a film in the trash. */
export const listHandlers: Handlers<'upload.list'> = {
  'upload.list': read(async ({ caller, catalogue }) => {
    const rows = await catalogue
      .selectFrom('upload_processes as p')
      .leftJoin('encoding_jobs as j', 'j.process_id', 'p.process_id')
      .leftJoin('films', 'films.film_id', 'p.film_id')
      .selectAll('p')
      .select(['j.status', 'j.progress', 'j.reason'])
      .where('p.staff_id', '=', caller.staffId)
      .where('p.stage', '!=', 'CANCELLED')
      .where('p.dismissed_at', 'is', null)
      .where('films.trashed_at', 'is', null)
      .orderBy('p.created_at', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map((row): UploadProcess => ({
      processId: row.process_id,
      fileName: plainFileName(row.file_name),
      fileSize: row.file_size,
      fileType: row.file_type,
      uploadKey: row.update_id,
      filmId: row.film_id ?? '',
      stage: stages[row.stage],
      encoding: row.status ?? 'none',
      encodingProgress: row.progress ?? 0,
      encodingReason: row.reason ?? '',
    }));
  }),
};
