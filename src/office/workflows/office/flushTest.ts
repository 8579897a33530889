import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, race, type SagaGenerator, take } from 'typed-redux-saga';
import { FLUSH_TEST_LINES, FLUSH_TEST_PATH, FLUSH_TEST_PAUSE } from '../../../contract/flushTest';
import { runFlushTest } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { listen } from '../../kernel/perform';
import { onLeading, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';

/** Whether answers come as they are written, or all at once: then something between holds them back. */
type Verdict = 'flows' | 'held';

/**
 *   idle, over, failed ──started──▶ running ──ended──▶ over
 *                                    │ ▲ lineCame    └──broke──▶ failed      running ──left──▶ idle
 *
 * A reload boots as idle.
 */
type FlushTestState =
  | { readonly status: 'idle' }
  /** When each line came, in milliseconds from the call. */
  | { readonly status: 'running'; readonly lines: readonly number[] }
  | { readonly status: 'over'; readonly lines: readonly number[]; readonly verdict: Verdict }
  | { readonly status: 'failed' };

const { move, stay } = machine<FlushTestState>();

const slice = createSlice({
  name: 'flushTest',
  initialState: { status: 'idle' } as FlushTestState,
  reducers: {
    started: move(['idle', 'over', 'failed'], ['running'], () => ({ status: 'running', lines: [] })),
    left: move(['idle', 'running', 'over', 'failed'], ['idle'], () => ({ status: 'idle' })),

    lineCame: stay(['running'], (state, { payload: at }: PayloadAction<number>) => ({
      ...state,
      lines: [...state.lines, at],
    })),
    ended: move(['running'], ['over', 'failed'], ({ lines }) => {
      const verdict = verdictOf(lines);
      return verdict ? { status: 'over', lines, verdict } : { status: 'failed' };
    }),
    broke: move(['running'], ['failed'], () => ({ status: 'failed' })),
  },
  selectors: { selectFlushTest: (state) => state },
});

/** Lines that were written over seconds and came in less than half of that were held back; nothing of an answer cut short. */
function verdictOf(lines: readonly number[]): Verdict | undefined {
  const [first = 0] = lines;
  const last = lines[FLUSH_TEST_LINES - 1];
  if (last === undefined) return undefined;
  return last - first < (FLUSH_TEST_PAUSE * (FLUSH_TEST_LINES - 1)) / 2 ? 'held' : 'flows';
}

const { intents, facts } = splitActions(slice.actions, 'started', 'left');

export const { reducer: flushTestReducer, caseReducers } = slice;
export const flushTestIntents = intents;
export const { selectFlushTest } = slice.selectors;

/** An operator sees whether a proxy holds answers back (spec section 7, flush test). */
export const flushTestSaga = reacting(
  onLeading(intents.started, () => race({ heard: run(), left: take(intents.left) })),
);

function* run(): SagaGenerator<void> {
  const news = yield* listen(runFlushTest(FLUSH_TEST_PATH));
  try {
    for (;;) {
      const heard = yield* take(news);
      if (heard.kind === 'line') yield* put(facts.lineCame(heard.at));
      else {
        yield* put(heard.kind === 'ended' ? facts.ended() : facts.broke());
        return;
      }
    }
  } finally {
    news.close();
  }
}
