import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import type { JournalFacts, SavedFile } from '../../kernel/world';
import { splitActions } from '../../kernel/splitActions';
import type { ReportState } from './state';

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
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'saveRequested', 'closed');
