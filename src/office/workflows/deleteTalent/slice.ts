import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { DeleteTalentState, TalentToDelete } from './state';

const { move, stay } = machine<DeleteTalentState>();

const slice = createSlice({
  name: 'deleteTalent',
  initialState: { status: 'closed' } as DeleteTalentState,
  reducers: {
    opened: move(['closed'], ['asking'], (_state, { payload: talent }: PayloadAction<TalentToDelete>) => ({
      status: 'asking',
      talent,
    })),
    confirmed: move(['asking', 'refused'], ['deleting'], (state) => ({
      status: 'deleting',
      talent: state.talent,
      requestId: state.status === 'refused' ? state.requestId : null,
    })),
    closed: move(['asking', 'refused'], ['closed'], () => ({ status: 'closed' })),

    identified: stay(['deleting'], (state, { payload: requestId }: PayloadAction<string>) => ({
      ...state,
      requestId,
    })),
    deleted: move(['deleting'], ['closed'], () => ({ status: 'closed' })),
    refused: move(['deleting'], ['refused'], (state, { payload: refusal }: PayloadAction<Refusal>) => ({
      ...state,
      status: 'refused',
      refusal,
    })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'confirmed', 'closed');
