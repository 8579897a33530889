import { createSlice } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { ClientListState } from './state';

const { move } = machine<ClientListState>();

const resting = () => ({ status: 'resting' }) as const;

const slice = createSlice({
  name: 'clientList',
  initialState: { status: 'closed' } as ClientListState,
  reducers: {
    opened: move(['closed'], ['resting'], resting),
    closed: move(['closed', 'resting', 'scrolling', 'refreshing', 'hidden'], ['closed'], () => ({
      status: 'closed',
    })),
    /** Told again and again while it is scrolled. */
    scrolled: move(['resting', 'scrolling', 'refreshing'], ['scrolling'], () => ({ status: 'scrolling' })),

    scrollEnded: move(['scrolling'], ['resting'], resting),
    pageHidden: move(['resting', 'scrolling', 'refreshing'], ['hidden'], () => ({ status: 'hidden' })),
    pageShown: move(['hidden'], ['resting'], resting),
    refreshStarted: move(['resting'], ['refreshing'], () => ({ status: 'refreshing' })),
    refreshEnded: move(['refreshing'], ['resting'], resting),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'closed', 'scrolled');
