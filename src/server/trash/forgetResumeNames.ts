import type { Kysely } from 'kysely';
import { resumeUpload } from '../../contract/scripts';
import type { Catalogue } from '../database/schema';
import { chunks } from '../database/chunks';

const SUBJECT = 'resume:';
const FILE_NAME = /\w+\.pdf/g;
/** What stands for the name of a file, which is its talent's. */
const INSTEAD = 'removed.pdf';

/** Takes the names of resumes that are removed for ever out of the history and of the answers that are kept. */
export async function forgetResumeNames(
  catalogue: Kysely<Catalogue>,
  isMeant: (fileName: string) => boolean,
): Promise<void> {
  const told = await catalogue
    .selectFrom('activity')
    .select('subject')
    .distinct()
    .where('subject', 'like', `${SUBJECT}%`)
    .execute();
  const subjects = told.map(({ subject }) => subject).filter((each) => isMeant(each.slice(SUBJECT.length)));
  for (const chunk of chunks(subjects))
    await catalogue
      .updateTable('activity')
      .set({ subject: SUBJECT + INSTEAD })
      .where('subject', 'in', chunk)
      .execute();
  const answers = await catalogue
    .selectFrom('handled_requests')
    .select(['request_id', 'script', 'reply'])
    .where('script', '=', resumeUpload.name)
    .execute();
  for (const { reply: before, ...call } of answers) {
    const reply = before.replace(FILE_NAME, (name) => (isMeant(name) ? INSTEAD : name));
    if (reply !== before)
      await catalogue
        .updateTable('handled_requests')
        .set({ reply })
        .where((row) => row.and(call))
        .execute();
  }
}
