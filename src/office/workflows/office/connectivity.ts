import { createSlice } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { sleep, watchConnectivity } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { listen, perform } from '../../kernel/perform';
import { onLatest, reacting } from '../../kernel/reactions';
import { sessionRestored } from '../../kernel/sessionFacts';
import { eventsLost, eventsReconnected, eventsResumed, wentOffline, wentOnline } from '../../kernel/signals';

export { wentOffline, wentOnline } from '../../kernel/signals';

/**
 *   online ──wentOffline──▶ offline ──wentOnline──▶ back ──settled (4 s)──▶ online
 *   online ──eventsLost──▶ away ──eventsReconnected or eventsResumed──▶ back
 *                           └──sessionRestored──▶ online: the stream had ended with the session, not with the server
 *
 * `offline`: the browser has no network. `away`: it has, but the server's stream of events broke. `back`: all is well again,
 * and that is said for a while. What breaks while the browser is off line is remembered until it is on line.
 */
type ConnectivityState =
  | { readonly status: 'online' }
  | { readonly status: 'offline'; readonly isServerLost: boolean }
  | { readonly status: 'away' }
  | { readonly status: 'back' };

const { move } = machine<ConnectivityState>();

const isBack = move(['away', 'offline'], ['back', 'offline'], ({ status }) =>
  status === 'offline' ? { status, isServerLost: false } : { status: 'back' },
);

/** What is said of the connection is told to all of the kernel: the facts are its signals. */
export const steps = {
  wentOffline: move(['online', 'away', 'back'], ['offline'], ({ status }) => ({
    status: 'offline',
    isServerLost: status === 'away',
  })),
  wentOnline: move(['offline'], ['away', 'back'], ({ isServerLost }) => ({
    status: isServerLost ? 'away' : 'back',
  })),
  eventsLost: move(['online', 'back', 'offline'], ['away', 'offline'], ({ status }) =>
    status === 'offline' ? { status, isServerLost: true } : { status: 'away' },
  ),
  sessionRestored: move(['away'], ['online'], () => ({ status: 'online' })),
  eventsReconnected: isBack,
  eventsResumed: isBack,
  settled: move(['back'], ['online'], () => ({ status: 'online' })),
};

const slice = createSlice({
  name: 'connectivity',
  initialState: { status: 'online' } as ConnectivityState,
  reducers: { settled: steps.settled },
  extraReducers: (builder) =>
    builder
      .addCase(wentOnline, steps.wentOnline)
      .addCase(wentOffline, steps.wentOffline)
      .addCase(eventsLost, steps.eventsLost)
      .addCase(sessionRestored, steps.sessionRestored)
      .addCase(eventsReconnected, steps.eventsReconnected)
      .addCase(eventsResumed, steps.eventsResumed),
  selectors: {
    selectIsOnline: ({ status }) => status !== 'offline',
    selectConnection: ({ status }) => status,
  },
});

const { settled } = slice.actions;

export const { reducer: connectivityReducer } = slice;
export const { selectIsOnline, selectConnection } = slice.selectors;

/** How long it is said that the connection is back, in milliseconds. */
const SAID = 4000;

/** Notes each change of the connection; others react to the facts. */
export function* connectivitySaga(): SagaGenerator<void> {
  const changes = yield* listen(watchConnectivity());
  try {
    for (;;) {
      const online = yield* take(changes);
      const wasOnline = yield* select(selectIsOnline);
      if (online !== wasOnline) yield* put(online ? wentOnline() : wentOffline());
    }
  } finally {
    changes.close();
  }
}

/** That the connection is back is said for a while. */
export const connectionBackSaga = reacting(
  onLatest([wentOnline, wentOffline, eventsLost, eventsReconnected, eventsResumed], settle),
);

function* settle(): SagaGenerator<void> {
  if ((yield* select(selectConnection)) !== 'back') return;
  yield* perform(sleep(SAID));
  yield* put(settled());
}
