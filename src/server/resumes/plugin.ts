import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { plainFileName } from '../../contract/rules/fileName';
import { beginsAsPdf, RESUME_SIZE_LIMIT } from '../../contract/rules/resume';
import { resumeUpload } from '../../contract/scripts';
import { isToBeRemoved } from '../disk/removals';
import { Refused } from '../http/handler';
import type { Installation } from '../installation';
import { resumePath } from '../media/paths';
import { answerUploads } from '../uploads/formUpload';

/** The secure site's upload of a resume (spec section 7): a PDF by its bytes, nobody's until Toogle_CV_ON. */
export const registerResumes = (app: FastifyInstance, installation: Installation): Promise<void> =>
  answerUploads(
    app,
    installation,
    `/securesite/${resumeUpload.path}`,
    resumeUpload,
    RESUME_SIZE_LIMIT,
    async ({ tenant: { files }, input: { fileName, originalName }, path, size }) => {
      if (!(await isPdf(path, size))) throw new Refused({ kind: 'invalid', problems: { file: 'notAPdf' } });
      const staged = await files.stage(path);
      return async ({ caller, catalogue, now, recordHistory }) => {
        const taken = await catalogue
          .insertInto('resumes')
          .values({
            file_name: fileName,
            talent_id: null,
            original_name: plainFileName(originalName),
            size,
            added_at: now.toISOString(),
            staff_id: caller.staffId,
            online: 1,
            left_at: null,
          })
          .onConflict((conflict) => conflict.column('file_name').doNothing())
          .returning('file_name')
          .executeTakeFirst();
        const lasting = resumePath('', fileName);
        if (!taken || (await isToBeRemoved(catalogue, [lasting])))
          throw new Refused({ kind: 'conflict', reason: 'nameTaken' });
        await recordHistory(`resume:${fileName}`, null);
        await files.copy(staged, lasting);
        return { fileName };
      };
    },
  );

/** A PDF has its header at the front and its end-of-file mark at the end (ISO 32000-2, 7.5.2 and 7.5.5). */
async function isPdf(path: string, size: number): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(1024);
    const tail = Buffer.alloc(2048);
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, Math.max(0, size - tail.length));
    return beginsAsPdf(head) && tail.includes('%%EOF');
  } finally {
    await file.close();
  }
}
