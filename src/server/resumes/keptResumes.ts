import type { KeptFiles } from '../disk/keptFiles';
import { resumePath, resumesFolder } from '../media/paths';

/** A resume that has been nobody's for so long is given up, in milliseconds. */
const UPLOAD_LIFE = 24 * 60 * 60 * 1000;

/** Resumes; those that no talent was given within a day go, and those that were taken away a day ago. */
export const keptResumes: KeptFiles = {
  folder: resumesFolder(''),
  async rows(catalogue) {
    const rows = await catalogue.selectFrom('resumes').select('file_name').execute();
    return rows.map(({ file_name: name }) => ({ name, files: [name] }));
  },
  async giveUp(catalogue, now) {
    const before = new Date(now.getTime() - UPLOAD_LIFE).toISOString();
    const gone = await catalogue
      .deleteFrom('resumes')
      .where('talent_id', 'is', null)
      .where(({ fn, ref }) => fn.coalesce(ref('left_at'), ref('added_at')), '<', before)
      .returning('file_name')
      .execute();
    return gone.map(({ file_name }) => resumePath('', file_name));
  },
};
