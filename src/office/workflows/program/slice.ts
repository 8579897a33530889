import { createSlice } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import type { ProgramState } from './state';

const { move } = machine<ProgramState>();

const slice = createSlice({
  name: 'program',
  initialState: { status: 'signIn' } as ProgramState,
  reducers: {
    requested: move(['signIn'], ['loading'], () => ({ status: 'loading' })),
    arrived: move(['loading'], ['whole'], () => ({ status: 'whole' })),
    missed: move(['loading'], ['signIn'], () => ({ status: 'signIn' })),
  },
});

export const { reducer, caseReducers } = slice;
export const facts = slice.actions;
