import { put, select } from 'typed-redux-saga';
import { reelTable } from '../../entities/reelTable';
import { ALL } from '../../kernel/query/state';
import { onEvery, reacting } from '../../kernel/reactions';
import { locationChanged } from '../office/navigation';
import { REELS_PATH } from './reelTableList';

/** Where the backend tells of all reels only, they are asked for each time their screen is opened, and left with it. */
export const reelTableShownSaga = reacting(
  onEvery(locationChanged, function* follow({ payload: { path } }) {
    const { status, data } = yield* select(reelTable.selectQuery, ALL);
    if (path !== REELS_PATH && status !== 'idle') yield* put(reelTable.facts.left({ params: ALL }));
    else if (path === REELS_PATH && data !== null) yield* put(reelTable.facts.asked({ params: ALL }));
  }),
);
