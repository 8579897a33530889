import { rm } from 'node:fs/promises';
import type { Tenant } from '../installation';
import { newsPicturePath } from '../media/paths';

/** A picture that no item names is given up so long after it came, in milliseconds: a form may be open that will. */
const PICTURE_LIFE = 7 * 24 * 60 * 60 * 1000;

/** Removes the pictures that no news item names, in the trash or not. */
export async function sweepNewsPictures({ catalogue, folder }: Tenant, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PICTURE_LIFE).toISOString();
  const gone = await catalogue
    .deleteFrom('news_pictures')
    .where('added_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('news').select('news_id').whereRef('news.picture', '=', 'news_pictures.picture')),
      ),
    )
    .returning('picture')
    .execute();
  for (const { picture } of gone) await rm(newsPicturePath(folder, picture), { force: true });
}
