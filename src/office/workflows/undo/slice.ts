import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { Deleted, UndoState } from './state';

const { move } = machine<UndoState>();

const slice = createSlice({
  name: 'undo',
  initialState: { status: 'none' } as UndoState,
  reducers: {
    requested: move(['offered', 'refused'], ['restoring'], ({ thing }) => ({ status: 'restoring', thing })),
    dismissed: move(['offered', 'refused', 'restored'], ['none'], () => ({ status: 'none' })),

    offered: move(
      ['none', 'offered', 'refused', 'restored', 'restoring'],
      ['offered'],
      (_state, { payload: thing }: PayloadAction<Deleted>) => ({ status: 'offered', thing }),
    ),
    restored: move(
      ['none', 'offered', 'restoring', 'refused', 'restored'],
      ['restored'],
      (_state, { payload }: PayloadAction<{ readonly thing: Deleted; readonly talentId: string }>) => ({
        status: 'restored',
        thing: payload.thing,
      }),
    ),
    refused: move(['restoring'], ['refused'], ({ thing }, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      thing,
      refusal,
    })),
    ended: move(['offered', 'restored'], ['none'], () => ({ status: 'none' })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'requested', 'dismissed');
