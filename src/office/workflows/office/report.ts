import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { describeJournal, saveJournal } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onLatest, onLeading, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import type { JournalFacts, SavedFile } from '../../kernel/world';

/**
 *   closed ──opened──▶ describing ──described──▶ ready ──saveRequested──▶ saving ──saved──▶ saved ──closed──▶ closed
 *                                                 ▲                        │ failed
 *                                                 └────────────────────────┘
 *   describing, ready ──closed──▶ closed
 */
export type ReportState =
  | { readonly status: 'closed' }
  | { readonly status: 'describing' }
  | { readonly status: 'ready'; readonly facts: JournalFacts; readonly hasFailed: boolean }
  | { readonly status: 'saving'; readonly facts: JournalFacts }
  | { readonly status: 'saved'; readonly file: SavedFile };

const { move } = machine<ReportState>();

const slice = createSlice({
  name: 'report',
  initialState: { status: 'closed' } as ReportState,
  reducers: {
    opened: move(['closed'], ['describing'], () => ({ status: 'describing' })),
    saveRequested: move(
      ['ready'],
      ['saving'],
      ({ facts }, _action: PayloadAction<{ readonly note: string }>) => ({ status: 'saving', facts }),
    ),
    closed: move(['describing', 'ready', 'saved'], ['closed'], () => ({ status: 'closed' })),

    described: move(['describing'], ['ready'], (_state, { payload }: PayloadAction<JournalFacts>) => ({
      status: 'ready',
      facts: payload,
      hasFailed: false,
    })),
    saved: move(['saving'], ['saved'], (_state, { payload }: PayloadAction<SavedFile>) => ({
      status: 'saved',
      file: payload,
    })),
    failed: move(['saving'], ['ready'], ({ facts }) => ({ status: 'ready', facts, hasFailed: true })),
  },
  selectors: { selectReport: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'saveRequested', 'closed');

export const { reducer: reportReducer, caseReducers } = slice;
export const { selectReport } = slice.selectors;
export const reportIntents = intents;

/** Says what a report would hold, and saves it: a file on this computer, nothing more. */
export const reportSaga = reacting(
  onLatest([intents.opened, intents.closed], describe),
  onLeading(intents.saveRequested, save),
);

function* describe(action: ReturnType<(typeof intents)['opened' | 'closed']>): SagaGenerator<void> {
  if (intents.opened.match(action)) yield* put(facts.described(yield* perform(describeJournal())));
}

function* save({ payload }: ReturnType<typeof intents.saveRequested>): SagaGenerator<void> {
  const file = yield* perform(saveJournal(payload.note));
  yield* put(file ? facts.saved(file) : facts.failed());
}
