import type { Action } from '@reduxjs/toolkit';
import { WINDOW_ROWS } from '../../contract/constants';
import type { Talent } from '../../contract/entities/talent';
import { talentOrders } from '../../contract/scripts/talentWindows';
import { on, onNews } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { listWindows, type Looked } from './listWindows';
import { orderOnWire } from './orderOnWire';
import { rowsActedOn } from './rowsActedOn';
import { searchLanguage } from './searchLanguage';
import { talentRemoved, talents } from './talents';
import { thingRestored } from './trashed';

/** The talents stand by their names until a column orders them. */
function* onWire(looked: Looked) {
  return {
    search: looked.search,
    ...orderOnWire(looked, talentOrders, talentOrders.NAME),
    profession: looked.filters.profession ?? '',
    online: looked.filters.site === undefined ? undefined : looked.filters.site === 'online',
    ...(yield* searchLanguage()),
  };
}

const changes = [onNews('talent'), on(thingRestored)];
const goneIn = (action: Action) => (talentRemoved.match(action) ? action.payload.talentId : undefined);

/** The agency's talents, or those of a profession, as their list shows them. */
export const talentWindows = listWindows({
  name: 'talentWindows',
  rows: talents,
  idOf: ({ talentId }: Talent) => talentId,
  *ask({ looked, first }) {
    return yield* request('talents.window', { ...(yield* onWire(looked)), first, count: WINDOW_ROWS });
  },
  invalidatedBy: [...changes, on(talentRemoved)],
  goneIn,
});

export const talentsActedOn = rowsActedOn({
  name: 'talentsActedOn',
  *ask(looked) {
    return yield* request('talents.found', yield* onWire(looked));
  },
  idOf: ({ talentId }) => talentId,
  invalidatedBy: changes,
  goneIn,
});
