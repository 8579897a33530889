import { change, type Handlers, Refused } from '../http/handler';

/** DismissProcess: the caller's list of uploads leaves this one out from now on. */
export const dismissHandlers: Handlers<'upload.dismiss'> = {
  'upload.dismiss': change(async ({ caller, catalogue, now, recordHistory }, { processId }) => {
    const { numUpdatedRows } = await catalogue
      .updateTable('upload_processes')
      .set({ dismissed_at: now.toISOString() })
      .where('process_id', '=', processId)
      .where('staff_id', '=', caller.staffId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refused({ kind: 'notFound' });
    await recordHistory(`process:${processId}`, null);
    return {};
  }),
};
