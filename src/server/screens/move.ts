import type { Transaction } from 'kysely';
import { movedBefore, rearranged } from '../../contract/rules/order';
import type { Catalogue } from '../database/schema';
import { change, type Handler, Refused } from '../http/handler';

/** Puts a screen before another one, or last. What others move meanwhile stays moved: no order is sent. */
export const screenMove: Handler<'screen.move'> = change(async (context, { screenId, beforeId }) => {
  const { catalogue, changed, alsoChanged } = context;
  const screens = await liveScreens(catalogue);
  const byId = new Map(screens.map((screen) => [screen.screen_id, screen]));
  const moved = byId.get(screenId);
  if (!moved || (beforeId !== '' && !byId.has(beforeId))) throw new Refused({ kind: 'notFound' });
  const wanted = movedBefore([...byId.keys()], screenId, beforeId).flatMap((id) => byId.get(id) ?? []);
  const placed = rearranged(wanted);
  for (const { screen_id, position } of placed)
    await catalogue.updateTable('screens').set({ position }).where('screen_id', '=', screen_id).execute();
  if (placed.length > 0) await changed('screen', screenId, { position: moved.position });
  for (const { screen_id } of placed) if (screen_id !== screenId) alsoChanged('screen', screen_id);
  return {};
});

/** The screens that are not in the trash, in their order. */
function liveScreens(catalogue: Transaction<Catalogue>) {
  return catalogue
    .selectFrom('screens')
    .select(['screen_id', 'position'])
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .orderBy('screen_id')
    .execute();
}
