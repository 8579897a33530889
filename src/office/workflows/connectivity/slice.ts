import { createSlice } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { wentOffline, wentOnline } from '../../kernel/signals';
import type { ConnectivityState } from './state';

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
});

export const { reducer } = slice;
