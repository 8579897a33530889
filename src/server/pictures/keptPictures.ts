import type { KeptFiles } from '../disk/keptFiles';
import { screenPicturePath, talentPicturePath } from '../media/paths';
import { relative } from 'node:path';

const [TALENTS, SCREENS] = ['talents', 'screens'];

/** What was uploaded for talents themselves. */
export const keptTalentPictures: KeptFiles = {
  folder: TALENTS,
  async rows(catalogue) {
    const rows = await catalogue.selectFrom('talent_pictures').select(['talent_id', 'picture']).execute();
    return rows.map(({ talent_id, picture }) => ({
      name: talent_id,
      files: [relative(TALENTS, talentPicturePath('', talent_id, picture))],
    }));
  },
};

/** Home screens' pictures: of each screen the one on show. */
export const keptScreenPictures: KeptFiles = {
  folder: SCREENS,
  async rows(catalogue) {
    const rows = await catalogue.selectFrom('screens').select(['screen_id', 'picture']).execute();
    return rows.map(({ screen_id, picture }) => ({
      name: screen_id,
      files: picture > 0 ? [relative(SCREENS, screenPicturePath('', screen_id, picture))] : [],
    }));
  },
};
