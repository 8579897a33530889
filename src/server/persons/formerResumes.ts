import type { ChangeContext } from '../http/handler';
import { resumePath } from '../media/paths';

/** Removes the resumes that were taken away from a talent, and are still kept so that this can be undone; returns their names. */
export async function removeFormerResumes(
  { catalogue, removeFiles }: ChangeContext,
  talentId: string,
): Promise<readonly string[]> {
  const changes = await catalogue
    .selectFrom('activity')
    .select('before')
    .where('subject', '=', talentId)
    .where('script', 'in', ['resume.toggle', 'resume.remove'])
    .execute();
  const names = changes.flatMap(({ before }) => {
    const resume = JSON.parse(before) as { readonly file_name: string } | null;
    return resume ? [resume.file_name] : [];
  });
  if (names.length === 0) return [];
  const gone = await catalogue
    .deleteFrom('resumes')
    .where('talent_id', 'is', null)
    .where('file_name', 'in', names)
    .returning('file_name')
    .execute();
  const fileNames = gone.map(({ file_name }) => file_name);
  await removeFiles(fileNames.map((name) => resumePath('', name)));
  return fileNames;
}
