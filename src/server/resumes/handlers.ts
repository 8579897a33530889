import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { change, type ChangeContext, type Handlers, read, Refused } from '../http/handler';
import { live } from '../http/live';

/** The resume of a talent, or nothing. */
export const resumeOf = (catalogue: Kysely<Catalogue>, talentId: string) =>
  catalogue.selectFrom('resumes').selectAll().where('talent_id', '=', talentId).executeTakeFirst();

interface Toggle {
  readonly talentId: string;
  readonly fileName: string;
  readonly online?: boolean | undefined;
}

/** What staff do with talents' resumes, once the file has come (uploads: plugin.ts). */
export const resumeHandlers: Handlers<'resume.read' | 'resume.toggle' | 'resume.remove'> = {
  'resume.read': read(async ({ catalogue }, { talentId }: { talentId: string }) => {
    await live(catalogue, 'talents', talentId);
    const resume = await resumeOf(catalogue, talentId);
    if (!resume) return { fileName: '' };
    const { file_name: fileName, original_name: originalName, size, added_at: addedAt, online } = resume;
    return { fileName, originalName, size: Number(size), addedAt, online: online === 1 };
  }),
  /** A file that another talent has is not found; one that was taken away is taken back. */
  'resume.toggle': change(async (context: ChangeContext, { talentId, fileName, online = true }: Toggle) => {
    const { catalogue, changed } = context;
    await live(catalogue, 'talents', talentId);
    const file = await catalogue
      .selectFrom('resumes')
      .select('talent_id')
      .where('file_name', '=', fileName)
      .executeTakeFirst();
    if (!file || (file.talent_id !== null && file.talent_id !== talentId))
      throw new Refused({ kind: 'notFound' });
    const before = (await resumeOf(catalogue, talentId)) ?? null;
    if (before && before.file_name !== fileName) await release(context, before.file_name);
    await catalogue
      .updateTable('resumes')
      .set({ talent_id: talentId, online: online ? 1 : 0, left_at: null })
      .where('file_name', '=', fileName)
      .execute();
    await changed('resume', talentId, before);
    return online ? fileName : '';
  }),
  'resume.remove': change(async (context: ChangeContext, { talentId }: { talentId: string }) => {
    await live(context.catalogue, 'talents', talentId);
    const before = (await resumeOf(context.catalogue, talentId)) ?? null;
    if (before) await release(context, before.file_name);
    await context.changed('resume', talentId, before);
    return {};
  }),
};

/** Makes a resume nobody's again. Its file stays for a day (sweep.ts), so that this can be undone. */
const release = ({ catalogue, now }: ChangeContext, fileName: string) =>
  catalogue
    .updateTable('resumes')
    .set({ talent_id: null, left_at: now.toISOString() })
    .where('file_name', '=', fileName)
    .execute();
