import { rm } from 'node:fs/promises';
import type { Tenant } from '../installation';
import { resumePath } from '../media/paths';

/** A resume that has been nobody's for so long is given up, in milliseconds. */
const UPLOAD_LIFE = 24 * 60 * 60 * 1000;

/** Removes the resumes that no talent was given within a day, and those that were taken away a day ago. */
export async function sweepResumes({ catalogue, folder }: Tenant, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_LIFE).toISOString();
  const gone = await catalogue
    .deleteFrom('resumes')
    .where('talent_id', 'is', null)
    .where(({ fn, ref }) => fn.coalesce(ref('left_at'), ref('added_at')), '<', before)
    .returning('file_name')
    .execute();
  for (const { file_name } of gone) await rm(resumePath(folder, file_name), { force: true });
}
