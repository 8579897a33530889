import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { NewTalentState, NewTalentValues } from './state';

const { move, stay } = machine<NewTalentState>();

const closedState: NewTalentState = { status: 'closed' };

const areSame = (one: NewTalentValues, other: NewTalentValues) =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.categoryId === other.categoryId;

const slice = createSlice({
  name: 'newTalent',
  initialState: closedState as NewTalentState,
  reducers: {
    /** `categoryId` is the profession that the form begins with; empty when none is chosen yet. */
    opened: move(
      ['closed', 'added'],
      ['editing'],
      (_state, { payload }: PayloadAction<{ categoryId: string }>) => ({
        status: 'editing',
        categoryId: payload.categoryId,
      }),
    ),
    submitted: move(
      ['editing', 'refused'],
      ['saving'],
      (state, { payload: values }: PayloadAction<NewTalentValues>) => ({
        status: 'saving',
        categoryId: state.categoryId,
        values,
        requestId: state.status === 'refused' && areSame(state.values, values) ? state.requestId : null,
      }),
    ),
    closed: move(['editing', 'refused', 'added'], ['closed'], () => ({ status: 'closed' })),

    identified: stay(['saving'], (state, { payload: requestId }: PayloadAction<string>) => ({
      ...state,
      requestId,
    })),
    added: move(['saving'], ['added'], (_state, { payload: name }: PayloadAction<string>) => ({
      status: 'added',
      name,
    })),
    noticeEnded: move(['added'], ['closed'], () => ({ status: 'closed' })),
    refused: move(['saving'], ['refused'], (state, { payload: refusal }: PayloadAction<Refusal>) => ({
      ...state,
      status: 'refused',
      refusal,
    })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
