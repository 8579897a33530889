import { select, take } from 'typed-redux-saga';
import type { SpecialReelFilm } from '../../contract/entities/reel';
import { about, on, onNews } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { filmDeleted } from './films';
import { reelsReleased, selectAreHeld } from './reelHold';
import { keyOfOwner, newsIdOf, type ReelOwner } from './reelOwner';
import { thingRestored } from './trashed';

/** A special reel, and whose it is. */
interface OfSpecialReel extends ReelOwner {
  readonly reelId: string;
}

/** The films on a special reel with their rows: the list of special reels does not tell these (spec section 7). */
export const reelContents = query({
  name: 'reelContents',
  keyOf: ({ reelId }: OfSpecialReel) => reelId,
  *ask({ reelId, ...owner }) {
    for (;;) {
      const answer = yield* request('specialReel.films', { reelId });
      if (!(yield* select(selectAreHeld, owner))) return answer;
      yield* take(reelsReleased);
    }
  },
  dataOf: (rows: readonly SpecialReelFilm[]) => rows.map(({ rowId }) => rowId),
  invalidatedBy: [
    onNews('reels', newsIdOf),
    about(reelsReleased, (released, owner: ReelOwner) => keyOfOwner(released) === keyOfOwner(owner)),
    on(filmDeleted),
    on(thingRestored),
  ],
});
