import type { KeptFiles } from '../disk/keptFiles';
import { FILM_FILE } from '../media/paths';

/** What films play, and the pictures that were sent for them. */
export const keptFilms: KeptFiles = {
  folder: 'films',
  async rows(catalogue) {
    const rows = await catalogue
      .selectFrom('films')
      .select(['film_id', 'file_name', 'own_thumbnail', 'own_file'])
      .execute();
    return rows.map(({ film_id: name, file_name, own_thumbnail, own_file }) => ({
      name,
      files: [
        ...(file_name === FILM_FILE ? [`${name}/${FILM_FILE}`] : []),
        ...(own_thumbnail === 1 ? [`${name}/${own_file}`] : []),
      ],
    }));
  },
};
