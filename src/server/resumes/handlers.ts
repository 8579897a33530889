import { rm } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { requireTalent } from '../catalogue/exists';
import type { Catalogue } from '../database/schema';
import { change, type ChangeContext, type Handlers, read, Refused } from '../http/handler';
import { resumePath } from '../media/paths';

/** The resume of a talent, or nothing. */
export const resumeOf = (catalogue: Kysely<Catalogue>, talentId: string) =>
  catalogue.selectFrom('resumes').selectAll().where('talent_id', '=', talentId).executeTakeFirst();

/** What staff do with talents' resumes, once the file has come (uploads: plugin.ts). */
export const resumeHandlers: Handlers<'resume.read' | 'resume.turnOn' | 'resume.remove'> = {
  'resume.read': read(async ({ catalogue }, { talentId }: { talentId: string }) => {
    await requireTalent(catalogue, talentId);
    const resume = await resumeOf(catalogue, talentId);
    if (!resume) return { fileName: '' };
    const { file_name: fileName, original_name: originalName, size, added_at: addedAt } = resume;
    return { fileName, originalName, size: Number(size), addedAt };
  }),
  /** Asked again for the file that is on already it changes nothing; a file that another talent has is not found. */
  'resume.turnOn': change(
    async (context: ChangeContext, { talentId, fileName }: { talentId: string; fileName: string }) => {
      const { catalogue, remember, announce } = context;
      await requireTalent(catalogue, talentId);
      const uploaded = await catalogue
        .selectFrom('resumes')
        .select('talent_id')
        .where('file_name', '=', fileName)
        .executeTakeFirst();
      if (uploaded?.talent_id === talentId) return fileName;
      if (!uploaded || uploaded.talent_id !== null) throw new Refused({ kind: 'notFound' });
      const before = await dropResume(context, talentId);
      await catalogue
        .updateTable('resumes')
        .set({ talent_id: talentId })
        .where('file_name', '=', fileName)
        .execute();
      await remember(talentId, before);
      announce({ kind: 'changed', what: 'texts', talentId });
      return fileName;
    },
  ),
  'resume.remove': change(async (context: ChangeContext, { talentId }: { talentId: string }) => {
    await requireTalent(context.catalogue, talentId);
    await context.remember(talentId, await dropResume(context, talentId));
    context.announce({ kind: 'changed', what: 'texts', talentId });
    return {};
  }),
};

/** Takes away the row of a talent's resume, and its file once that is on disk. Returns the row, or null. */
async function dropResume({ catalogue, folder, afterCommit }: ChangeContext, talentId: string) {
  const before = (await resumeOf(catalogue, talentId)) ?? null;
  if (before) {
    await catalogue.deleteFrom('resumes').where('file_name', '=', before.file_name).execute();
    afterCommit(() => void rm(resumePath(folder, before.file_name), { force: true }).catch(console.error));
  }
  return before;
}
