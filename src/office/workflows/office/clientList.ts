import { createSlice } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { CLIENT_LIST_SCROLL_PAUSE, LIST_REFRESH_INTERVAL } from '../../../contract/constants';
import { categories } from '../../entities/categories';
import { sleep, watchPage } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { listen, perform } from '../../kernel/perform';
import { poll } from '../../kernel/query/poll';
import { ALL } from '../../kernel/query/state';
import { onLatest, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { selectIsOnline, wentOffline, wentOnline } from './connectivity';

/**
 * How the clients list in the left panel is looked at: it is kept fresh while it rests (spec section 9).
 *
 *   closed ──opened──▶ resting ──scrolled──▶ scrolling ──scrollEnded──▶ resting
 *                       │   ▲
 *             pageHidden▼   │pageShown
 *                       hidden                    any ──closed──▶ closed
 *
 * A reload of the page boots as closed.
 */
type ClientListState =
  | { readonly status: 'closed' }
  | { readonly status: 'resting' }
  | { readonly status: 'scrolling' }
  | { readonly status: 'hidden' };

const { move } = machine<ClientListState>();

const resting = () => ({ status: 'resting' }) as const;

const slice = createSlice({
  name: 'clientList',
  initialState: { status: 'closed' } as ClientListState,
  reducers: {
    opened: move(['closed'], ['resting'], resting),
    closed: move(['closed', 'resting', 'scrolling', 'hidden'], ['closed'], () => ({ status: 'closed' })),
    /** Told again and again while it is scrolled. */
    scrolled: move(['resting', 'scrolling'], ['scrolling'], () => ({ status: 'scrolling' })),

    scrollEnded: move(['scrolling'], ['resting'], resting),
    pageHidden: move(['resting', 'scrolling'], ['hidden'], () => ({ status: 'hidden' })),
    pageShown: move(['hidden'], ['resting'], resting),
  },
  selectors: { selectClientList: (list) => list },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'closed', 'scrolled');
const { selectClientList } = slice.selectors;

export const { reducer: clientListReducer, caseReducers } = slice;
export const clientListIntents = intents;

/** What brings the list to rest, or takes it out of it. */
const turns = [
  intents.opened,
  intents.closed,
  intents.scrolled,
  facts.scrollEnded,
  facts.pageHidden,
  facts.pageShown,
  wentOffline,
  wentOnline,
];

/** Every 5 s the list is asked for anew: not while it is scrolled, nor while the page is hidden or off line. */
export const clientListSaga = reacting(
  onLatest([intents.opened, intents.closed], followPage),
  onLatest(intents.scrolled, endScrolling),
  onLatest(turns, keepFresh),
);

function* followPage(): SagaGenerator<void> {
  if ((yield* select(selectClientList)).status === 'closed') return;
  const changes = yield* listen(watchPage());
  try {
    for (;;) {
      const isShown = yield* take(changes);
      const wasShown = (yield* select(selectClientList)).status !== 'hidden';
      if (isShown !== wasShown) yield* put(isShown ? facts.pageShown() : facts.pageHidden());
    }
  } finally {
    changes.close();
  }
}

function* endScrolling(): SagaGenerator<void> {
  yield* perform(sleep(CLIENT_LIST_SCROLL_PAUSE));
  yield* put(facts.scrollEnded());
}

/** Begins anew with each turn; a call that was on its way then is given up. */
function* keepFresh(): SagaGenerator<void> {
  while (yield* mayRefresh()) {
    yield* perform(sleep(LIST_REFRESH_INTERVAL));
    yield* poll(categories, ALL, categories.selectAll);
  }
}

function* mayRefresh(): SagaGenerator<boolean> {
  return (yield* select(selectClientList)).status === 'resting' && (yield* select(selectIsOnline));
}
