import { createSlice } from '@reduxjs/toolkit';
import { cancelled, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { watchConnectivity } from '../kernel/commands';
import { machine } from '../kernel/machine';
import { listen } from '../kernel/perform';
import { wentOffline, wentOnline } from '../kernel/signals';

export { wentOffline, wentOnline } from '../kernel/signals';

/**
 *   online ──wentOffline──▶ offline ──wentOnline──▶ online
 */
type ConnectivityState = { readonly status: 'online' } | { readonly status: 'offline' };

const { move } = machine<ConnectivityState>();

/** What is said of the connection is told to all of the kernel: the facts are its signals. */
export const steps = {
  wentOnline: move(['offline'], ['online'], () => ({ status: 'online' })),
  wentOffline: move(['online'], ['offline'], () => ({ status: 'offline' })),
};

const slice = createSlice({
  name: 'connectivity',
  initialState: { status: 'online' } as ConnectivityState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(wentOnline, steps.wentOnline).addCase(wentOffline, steps.wentOffline),
  selectors: { selectIsOnline: ({ status }) => status === 'online' },
});

export const { reducer: connectivityReducer } = slice;
export const { selectIsOnline } = slice.selectors;

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
    if (yield* cancelled()) changes.close();
  }
}
