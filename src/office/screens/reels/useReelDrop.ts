import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { holdsFilms } from '../../../contract/rules/reelType';
import { selectReelFilmIds } from '../../entities/reelFilms';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { useFilmDrop } from '../shared/order/filmDrag';
import { useMayChange } from '../shared/useMay';
import { useSelected } from '../shared/useSelected';

/** Takes the card of a film that is not on the reel yet. */
export function useReelDrop(owner: ReelOwner, reel: Reel) {
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const { reelId } = reel;
  const filmIds = useSelected(selectReelFilmIds, reelId);
  return useFilmDrop(
    (filmId) => mayChange && holdsFilms(reel) && !filmIds.includes(filmId),
    (filmId) => dispatch(reelChangeIntents.requested({ kind: 'addFilm', ...owner, reelId, filmId })),
  );
}
