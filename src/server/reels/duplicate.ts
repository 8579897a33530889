import type { ReelRow } from '../database/schema';
import { change, type ChangeContext, type Handler } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { anyLiveReel, specialOwner } from './find';
import { lastPosition } from './lastPosition';
import { reelChanged } from './reelChanged';
import { giveSlug } from './slugs';
import { titled } from './titled';

/**
 * Makes a reel once more under another name, with its films, a group with its reels: as the last of the owner named, on the
 * first level. It is off until somebody turns it on.
 */
export const reelDuplicate: Handler<'reel.duplicate'> = change(async (context, input) => {
  const { catalogue } = context;
  const reel = await anyLiveReel(catalogue, input.reelId);
  // The agency's reels stand in no groups: none is the agency's.
  const isForAgency = reel.special === 1 && reel.kind !== 'group';
  const talentId = isForAgency ? specialOwner(input.talentId) : input.talentId;
  if (talentId !== null) await live(catalogue, 'talents', talentId);
  const position = (await lastPosition(catalogue, talentId, reel.special)) + 1;
  const { code } = input;
  const named = { ...titled(input.title), code, online: 0, parent_id: null, position } as const;
  const copy = await copied(context, reel, { ...named, talent_id: talentId });
  const within = await catalogue
    .selectFrom('reels')
    .selectAll()
    .where('parent_id', '=', reel.reel_id)
    .where('trashed_at', 'is', null)
    .execute();
  for (const each of within)
    await copied(context, each, { parent_id: copy.reel_id, talent_id: talentId, code: newId(code.length) });
  await reelChanged(context, copy, null);
  if (reel.special === 0 && talentId !== null) context.alsoChanged('talent', talentId);
  return { reelId: copy.reel_id };
});

async function copied({ catalogue }: ChangeContext, reel: ReelRow, over: Partial<ReelRow>): Promise<ReelRow> {
  const copy = { ...reel, ...over, reel_id: newId(), slug: null };
  await catalogue.insertInto('reels').values(copy).execute();
  if (copy.special === 1) await giveSlug(catalogue, copy.reel_id, copy.title);
  const films = await catalogue
    .selectFrom('reel_films')
    .select(['film_id', 'position'])
    .where('reel_id', '=', reel.reel_id)
    .execute();
  const rows = films.map((film) => ({ ...film, row_id: newId(), reel_id: copy.reel_id }));
  if (rows.length > 0) await catalogue.insertInto('reel_films').values(rows).execute();
  return copy;
}
