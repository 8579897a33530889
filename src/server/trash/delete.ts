import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { talentsShowing, trashFilms } from './films';
import { trashTalent } from './talents';

/** Puts a film into the trash; it leaves the reels and their public pages. */
export const filmDelete: Handler<'film.delete'> = change(async (context, { filmId, talentId }) => {
  const film = await live(context.catalogue, 'films', filmId);
  if (talentId !== undefined && film.talent_id !== talentId) throw new Refused({ kind: 'notFound' });
  await trashFilms(context, [filmId]);
  await context.recordHistory(filmId, { title: film.title });
  await publishFilms(context, film.talent_id, [filmId]);
  return {};
});

/** Puts a talent into the trash, with its films and reels. */
export const talentDelete: Handler<'talent.delete'> = change(async (context, { talentId }) => {
  const talent = await live(context.catalogue, 'talents', talentId);
  const filmIds = await trashTalent(context, talentId);
  await context.recordHistory(talentId, { name: `${talent.first_name} ${talent.last_name}`.trim() });
  await publishFilms(context, talentId, filmIds);
  return {};
});

/** Tells the pages of a talent whose films went or came back, those on whose reels the films stand, and the list of talents. */
export async function publishFilms(
  context: ChangeContext,
  owner: string | null,
  filmIds: readonly string[],
): Promise<void> {
  const talentId = owner ?? '';
  context.publish({ kind: 'changed', what: 'films', talentId });
  for (const shown of new Set([talentId, ...(await talentsShowing(context.catalogue, filmIds))]))
    context.publish({ kind: 'changed', what: 'reels', talentId: shown });
  context.publish({ kind: 'changed', what: 'talents', talentId });
}
