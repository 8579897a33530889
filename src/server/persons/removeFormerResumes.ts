import type { ChangeContext } from '../http/handler';
import { resumePath } from '../media/paths';
import { formerResumes } from '../trash/formerResumes';

/** Removes the resumes that were taken away from a talent, and are still kept so that this can be undone. */
export async function removeFormerResumes(
  { catalogue, removeFiles }: ChangeContext,
  talentId: string,
): Promise<void> {
  const names = await formerResumes(catalogue, [talentId]);
  if (names.length === 0) return;
  const gone = await catalogue
    .deleteFrom('resumes')
    .where('talent_id', 'is', null)
    .where('file_name', 'in', names)
    .returning('file_name')
    .execute();
  await removeFiles(gone.map(({ file_name }) => resumePath('', file_name)));
}
