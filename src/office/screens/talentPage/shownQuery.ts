import { selectFilm } from '../../entities/films';
import { selectReelsTalentId } from '../../entities/reels';
import { selectReelPanel } from '../../workflows/reelPanel';
import { queryOf, selectOpenFilmId, selectShownTalentId, selectTalentPage } from '../../workflows/talentPage';

type Root = Parameters<typeof selectShownTalentId>[0] &
  Parameters<typeof selectFilm>[0] &
  Parameters<typeof selectReelsTalentId>[0] &
  Parameters<typeof selectReelPanel>[0];

/** The query that shows what is open on a talent's page; nothing until its reels are known. */
export const selectShownQuery = (state: Root): string | undefined => {
  if (selectReelsTalentId(state) !== selectShownTalentId(state)) return undefined;
  const panel = selectReelPanel(state);
  const filmId = selectOpenFilmId(state);
  const isGone = selectTalentPage(state).status === 'ready' && !selectFilm(state, filmId ?? '');
  return queryOf({
    reel: panel.status === 'detail' ? panel.reelId : undefined,
    film: isGone ? undefined : filmId,
  });
};
