import { selectFilm } from '../../entities/films';
import { selectHasReelsOf } from '../../entities/reels';
import { selectAddress } from '../../workflows/office/navigation';
import { selectReelPanel } from '../../workflows/reels/reelPanel';
import {
  queryOf,
  selectAreFilmsFresh,
  selectOpenFilmId,
  selectShownTalentId,
  shownIn,
} from '../../workflows/talents/talentPage';

type Root = Parameters<typeof selectShownTalentId>[0] &
  Parameters<typeof selectFilm>[0] &
  Parameters<typeof selectHasReelsOf>[0] &
  Parameters<typeof selectReelPanel>[0];

/** The query that shows what is open on a talent's page; nothing until its reels are known. */
export const selectShownQuery = (state: Root): string | undefined => {
  const talentId = selectShownTalentId(state);
  if (talentId === undefined || !selectHasReelsOf(state, { talentId })) return undefined;
  const panel = selectReelPanel(state);
  const filmId = selectOpenFilmId(state);
  const isGone = selectAreFilmsFresh(state) && !selectFilm(state, filmId ?? '');
  return queryOf({
    reel: panel.status === 'detail' ? panel.reelId : undefined,
    film: isGone ? undefined : filmId,
  });
};

/** What the address is to say beside the path; nothing while it shows another section of the page. */
export const selectQueryInAddress = (state: Root & Parameters<typeof selectAddress>[0]) => {
  const [, query = ''] = selectAddress(state).split('?');
  return shownIn(query) && selectShownQuery(state);
};
