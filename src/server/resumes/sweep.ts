import { rm } from 'node:fs/promises';
import type { AgencyPlace } from '../installation';
import { resumePath } from '../media/paths';

/** An upload that nobody turned on for so long is given up, in milliseconds. */
const UPLOAD_LIFE = 24 * 60 * 60 * 1000;

/** Removes uploaded resumes that no talent was given within a day. */
export async function sweepResumes({ catalogue, folder }: AgencyPlace, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_LIFE).toISOString();
  const gone = await catalogue
    .deleteFrom('resumes')
    .where('talent_id', 'is', null)
    .where('added_at', '<', before)
    .returning('file_name')
    .execute();
  for (const { file_name } of gone) await rm(resumePath(folder, file_name), { force: true });
}
