import type { ChangeContext } from '../http/handler';
import { resumePath, talentFolder } from '../media/paths';
import { chunks } from '../database/chunks';

/** Removes talents for ever, with their pictures and resumes. Their films and reels went before. */
export async function removeTalents(context: ChangeContext, talentIds: readonly string[]): Promise<void> {
  const { catalogue } = context;
  const paths = talentIds.map((talentId) => talentFolder('', talentId));
  for (const chunk of chunks(talentIds)) {
    const resumes = await catalogue
      .deleteFrom('resumes')
      .where('talent_id', 'in', chunk)
      .returning('file_name')
      .execute();
    paths.push(...resumes.map((resume) => resumePath('', resume.file_name)));
    await catalogue.deleteFrom('talents').where('talent_id', 'in', chunk).execute();
  }
  await context.removeFiles(paths);
}
