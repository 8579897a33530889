import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import type { ChangeContext } from '../http/handler';
import { enter, entriesWithin, leave, withinOf } from './entries';
import { restoreFilms, trashFilms } from './films';
import { restoreReelsOf, trashReelsOf } from './reels';
import { restoreSpecialReelsOf, trashSpecialReelsOf } from './specialReels';

/** Puts a talent into the trash with its reels and its films, which leave the reels of others too. Returns the films' ids. */
export async function trashTalent(context: ChangeContext, talentId: string): Promise<readonly string[]> {
  const { catalogue, now } = context;
  const films = await catalogue
    .selectFrom('films')
    .select('film_id')
    .where('talent_id', '=', talentId)
    .where('trashed_at', 'is', null)
    .execute();
  const filmIds = films.map(({ film_id }) => film_id);
  await catalogue
    .updateTable('talents')
    .set({ trashed_at: now.toISOString() })
    .where('talent_id', '=', talentId)
    .execute();
  await enter(context, 'talent', [{ id: talentId, place: null }]);
  await trashReelsOf(context, talentId);
  await trashSpecialReelsOf(context, talentId);
  await trashFilms(context, filmIds, withinOf('talent', talentId));
  return filmIds;
}

/** Takes a talent out of the trash with all that went with it. Returns the films' ids. */
export async function restoreTalent(db: Kysely<Catalogue>, talentId: string): Promise<readonly string[]> {
  await db.updateTable('talents').set({ trashed_at: null }).where('talent_id', '=', talentId).execute();
  const films = await entriesWithin(db, 'film', withinOf('talent', talentId));
  const filmIds = films.map((film) => film.subject_id);
  await restoreReelsOf(db, talentId);
  await restoreSpecialReelsOf(db, talentId);
  await restoreFilms(db, filmIds);
  await leave(db, 'talent', [talentId]);
  return filmIds;
}
