import { createSlice } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import type { ConnectivityState } from './state';

const { move } = machine<ConnectivityState>();

const slice = createSlice({
  name: 'connectivity',
  initialState: { status: 'online' } as ConnectivityState,
  reducers: {
    wentOnline: move(['offline'], ['online'], () => ({ status: 'online' })),
    wentOffline: move(['online'], ['offline'], () => ({ status: 'offline' })),
  },
});

export const { reducer, caseReducers } = slice;
export const facts = slice.actions;
