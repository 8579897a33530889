import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { FilmRow } from '../database/schema';
import { newId } from '../ids';
import { FIRST_OWN_FILE, ownPicturePath } from '../media/paths';
import type { DemoAgency } from './agency';
import type { Target } from './fill';
import { demoFiles } from './filmFiles';

const HOUR = 60 * 60 * 1000;

/** Pictures that were sent for films and that nobody has looked at, each an hour older than the one after it. */
export async function fillPictures(
  { catalogue, files: store, now }: Target,
  { picturesToCheck }: DemoAgency,
  films: readonly FilmRow[],
): Promise<void> {
  const sent = Object.entries(picturesToCheck);
  for (const [at, [slug, pictured]] of sent.entries()) {
    const film = films.find(({ file_name }) => file_name === `${slug}.mp4`);
    const files = demoFiles(pictured);
    if (!film || !files) continue;
    await store.putCopy(files.poster, ownPicturePath('', film.film_id, FIRST_OWN_FILE));
    await catalogue
      .updateTable('films')
      .set({
        own_thumbnail: 1,
        chosen_thumbnail: OWN_THUMBNAIL,
        own_picture: newId(),
        pictured_at: new Date(now.getTime() - (sent.length - at) * HOUR).toISOString(),
      })
      .where('film_id', '=', film.film_id)
      .execute();
  }
}
