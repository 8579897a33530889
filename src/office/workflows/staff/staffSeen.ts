import { put, select } from 'typed-redux-saga';
import { staff } from '../../entities/staff';
import { ALL } from '../../kernel/query/state';
import { onEvery, reacting } from '../../kernel/reactions';
import { tellsOf } from '../../kernel/rowNews';
import { serverEventReceived } from '../../kernel/signals';
import { selectAddress } from '../office/navigation';
import { STAFF_PATH } from './staffList';

/** Who signs in or out while the list is on show is seen there. */
export const staffSeenSaga = reacting(
  onEvery(serverEventReceived, function* ask({ payload: event }) {
    if (tellsOf(event, 'session') && (yield* select(selectAddress)).split('?')[0] === STAFF_PATH)
      yield* put(staff.facts.asked({ params: ALL }));
  }),
);
