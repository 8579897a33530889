import type { KeptFiles } from '../disk/keptFiles';

/** What encodings make: of an upload that no film has taken yet it stands ready. */
export const keptJobs: KeptFiles = {
  folder: 'jobs',
  async rows(catalogue) {
    const rows = await catalogue
      .selectFrom('upload_processes as p')
      .leftJoin('encoding_jobs as j', 'j.process_id', 'p.process_id')
      .select(['p.process_id', 'p.film_id', 'j.status'])
      .where('p.stage', '=', 'RECEIVED')
      .execute();
    return rows.map(({ process_id: name, film_id, status }) => ({
      name,
      files: status === 'done' && film_id === null ? [`${name}/ready/facts.json`] : [],
    }));
  },
};
