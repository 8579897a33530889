import { personName } from '../../contract/rules/personName';
import { type Handler, readCatalogue } from '../http/handler';
import { live } from '../http/live';
import { visibleFilmRows } from './visible';

/** The reels that a film stands on, talents' own before special ones; those in the trash do not count. */
export const filmReels: Handler<'film.reels'> = readCatalogue(async ({ catalogue }, { filmId }) => {
  await live(catalogue, 'films', filmId);
  const placed = visibleFilmRows(catalogue).where(
    'reel_films.reel_id',
    'in',
    catalogue.selectFrom('reel_films').select('reel_id').where('film_id', '=', filmId),
  );
  const rows = await catalogue
    .selectFrom(placed.as('placed'))
    .innerJoin('reels', 'reels.reel_id', 'placed.reel_id')
    .leftJoin('talents', 'talents.talent_id', 'reels.talent_id')
    .select(['reels.reel_id', 'reels.title', 'reels.special', 'placed.number'])
    .select(['talents.first_name', 'talents.last_name'])
    .where('placed.film_id', '=', filmId)
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null)
    .orderBy('reels.special')
    .orderBy((reel) => reel.case().when('reels.special', '=', 0).then(reel.ref('talents.last_name')).end())
    .orderBy('reels.position')
    .execute();
  return rows.map(({ reel_id, title, special, number, first_name, last_name }) => ({
    reelId: reel_id,
    title,
    owner: personName(first_name ?? '', last_name ?? ''),
    position: number,
    kind: special === 1 ? 'special' : 'normal',
  }));
});
