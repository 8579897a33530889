import type { Kysely } from 'kysely';
import type { TrashKind } from '../../contract/entities/trash';
import type { Catalogue } from '../database/schema';
import { change, type Handler } from '../http/handler';
import { chunks, leave } from './entries';
import { removeFilms } from './removeFilms';
import { removeTalents } from './removeTalents';

/**
 * Removes for ever what was deleted up to an instant, with its files; what was deleted after the person looked stays.
 */
export const trashEmpty: Handler<'trash.empty'> = change(async (context, { until }) => {
  const { catalogue } = context;
  const old = await catalogue
    .selectFrom('trash')
    .select(['kind', 'subject_id', 'within'])
    .where('at', '<=', until)
    .execute();
  const talentIds = idsOf(old, 'talent');
  const filmIds = union(idsOf(old, 'film'), await ownedBy(catalogue, 'films', talentIds));
  const reelIds = union(idsOf(old, 'reel'), await ownedBy(catalogue, 'reels', talentIds));
  const specialIds = union(idsOf(old, 'specialReel'), await ownedBy(catalogue, 'special_reels', talentIds));
  await removeFilms(context, filmIds);
  for (const chunk of chunks(reelIds))
    await catalogue.deleteFrom('reels').where('reel_id', 'in', chunk).execute();
  for (const chunk of chunks(specialIds))
    await catalogue.deleteFrom('special_reels').where('reel_id', 'in', chunk).execute();
  await removeTalents(context, talentIds);
  await leave(catalogue, 'film', filmIds);
  await leave(catalogue, 'reel', reelIds);
  await leave(catalogue, 'specialReel', specialIds);
  await leave(catalogue, 'talent', talentIds);
  const removed = { talents: talentIds, films: filmIds, reels: reelIds, specialReels: specialIds };
  await context.recordHistory('trash', removed);
  return { removed: old.filter((entry) => entry.within === null).length };
});

const idsOf = (
  entries: readonly { readonly kind: TrashKind; readonly subject_id: string }[],
  wanted: TrashKind,
) => entries.filter(({ kind }) => kind === wanted).map((entry) => entry.subject_id);

const union = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])];

/** What a talent has goes with it, also what was deleted on its own. */
async function ownedBy(
  db: Kysely<Catalogue>,
  table: 'films' | 'reels' | 'special_reels',
  talentIds: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const chunk of chunks(talentIds)) {
    const rows =
      table === 'films'
        ? await db.selectFrom('films').select('film_id as id').where('talent_id', 'in', chunk).execute()
        : await db.selectFrom(table).select('reel_id as id').where('talent_id', 'in', chunk).execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
