import type { Kysely } from 'kysely';
import { personName } from '../../contract/rules/personName';
import type { Catalogue } from '../database/schema';
import { type Handler, read } from '../http/handler';
import { live } from '../http/live';

/** The reels that a film stands on, of talents and of the agency; those in the trash do not count. */
export const filmReels: Handler<'film.reels'> = read(async ({ catalogue }, { filmId }) => {
  await live(catalogue, 'films', filmId);
  return [...(await ofTalents(catalogue, filmId)), ...(await special(catalogue, filmId))];
});

async function ofTalents(catalogue: Kysely<Catalogue>, filmId: string) {
  const rows = await catalogue
    .selectFrom('reel_films as placed')
    .innerJoin('reels', 'reels.reel_id', 'placed.reel_id')
    .innerJoin('talents', 'talents.talent_id', 'reels.talent_id')
    .select(['reels.reel_id', 'reels.title', 'placed.position', 'talents.first_name', 'talents.last_name'])
    .where('placed.film_id', '=', filmId)
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null)
    .orderBy('talents.last_name')
    .orderBy('reels.position')
    .execute();
  return rows.map((row) => ({ ...entryOf(row), kind: 'normal' as const }));
}

async function special(catalogue: Kysely<Catalogue>, filmId: string) {
  const rows = await catalogue
    .selectFrom('special_reel_films as placed')
    .innerJoin('special_reels as reels', 'reels.reel_id', 'placed.reel_id')
    .leftJoin('talents', 'talents.talent_id', 'reels.talent_id')
    .select(['reels.reel_id', 'reels.title', 'placed.position', 'talents.first_name', 'talents.last_name'])
    .where('placed.film_id', '=', filmId)
    .where('reels.trashed_at', 'is', null)
    .where('talents.trashed_at', 'is', null)
    .orderBy('reels.position')
    .execute();
  return rows.map((row) => ({ ...entryOf(row), kind: 'special' as const }));
}

interface Row {
  readonly reel_id: string;
  readonly title: string;
  readonly position: number;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const entryOf = ({ reel_id, title, position, first_name, last_name }: Row) => ({
  reelId: reel_id,
  title,
  owner: personName(first_name ?? '', last_name ?? ''),
  position: Math.max(1, position),
});
