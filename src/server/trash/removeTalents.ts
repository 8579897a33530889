import { rm } from 'node:fs/promises';
import type { ChangeContext } from '../http/handler';
import { resumePath, talentFolder } from '../media/paths';
import { chunks } from '../database/chunks';

/** Removes talents for ever, with their pictures and resumes once that is on disk. Their films and reels went before. */
export async function removeTalents(context: ChangeContext, talentIds: readonly string[]): Promise<void> {
  const { catalogue, folder, afterCommit } = context;
  const paths = talentIds.map((talentId) => talentFolder(folder, talentId));
  for (const chunk of chunks(talentIds)) {
    const resumes = await catalogue
      .deleteFrom('resumes')
      .where('talent_id', 'in', chunk)
      .returning('file_name')
      .execute();
    paths.push(...resumes.map((resume) => resumePath(folder, resume.file_name)));
    await catalogue.deleteFrom('talents').where('talent_id', 'in', chunk).execute();
  }
  afterCommit(() => void removeAll(paths).catch(console.error));
}

async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { recursive: true, force: true });
}
