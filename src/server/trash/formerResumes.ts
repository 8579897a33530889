import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { chunks } from '../database/chunks';

/** The file names of the resumes that talents had before, as the history has them. */
export async function formerResumes(
  catalogue: Kysely<Catalogue>,
  talentIds: readonly string[],
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const chunk of chunks(talentIds)) {
    const changes = await catalogue
      .selectFrom('activity')
      .select('before')
      .where('subject', 'in', chunk)
      .where('script', 'in', ['resume.toggle', 'resume.remove'])
      .execute();
    for (const { before } of changes) {
      const resume = JSON.parse(before) as { readonly file_name: string } | null;
      if (resume) names.push(resume.file_name);
    }
  }
  return names;
}
