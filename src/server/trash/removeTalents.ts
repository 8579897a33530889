import type { ChangeContext } from '../http/handler';
import { resumePath, talentFolder } from '../media/paths';
import { chunks } from '../database/chunks';
import { forgetResumeNames } from './forgetResumeNames';
import { formerResumes } from './formerResumes';

/** Removes talents for ever, with their pictures and resumes. Their films and reels went before. */
export async function removeTalents(context: ChangeContext, talentIds: readonly string[]): Promise<void> {
  const { catalogue } = context;
  const paths = talentIds.map((talentId) => talentFolder('', talentId));
  const fileNames = new Set(await formerResumes(catalogue, talentIds));
  for (const chunk of chunks(talentIds)) {
    const resumes = await catalogue
      .deleteFrom('resumes')
      .where('talent_id', 'in', chunk)
      .returning('file_name')
      .execute();
    for (const { file_name } of resumes) {
      fileNames.add(file_name);
      paths.push(resumePath('', file_name));
    }
    await catalogue.deleteFrom('talents').where('talent_id', 'in', chunk).execute();
  }
  await forgetResumeNames(catalogue, (name) => fileNames.has(name));
  await context.removeFiles(paths);
}
