import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import type { ReelOwner } from '../../entities/reelOwner';
import { posterIntents } from '../../workflows/reels/poster';

/** What opens a poster as it stands in the list, for changing. */
export function useEditPoster({ talentId }: ReelOwner): (reel: Reel) => void {
  const dispatch = useDispatch();
  return ({ reelId, code, title, linkValue, subtitle1 = '', subtitle2 = '', picture = '' }) =>
    dispatch(
      posterIntents.opened({
        talentId,
        seen: { reelId, code, content: { title, subtitle1, subtitle2, linkValue, picture } },
      }),
    );
}
