import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { NewReelAttempt, NewReelState, NewReelValues } from './state';

const { move } = machine<NewReelState>();

const slice = createSlice({
  name: 'newReel',
  initialState: { status: 'closed' } as NewReelState,
  reducers: {
    opened: move(['closed'], ['editing'], (_state, { payload }: PayloadAction<{ talentId: string }>) => ({
      status: 'editing',
      talentId: payload.talentId,
      refused: null,
    })),
    submitted: move(
      ['editing'],
      ['saving'],
      ({ talentId, refused }, { payload }: PayloadAction<NewReelValues>) => ({
        status: 'saving',
        talentId,
        values: payload,
        before: refused?.attempt ?? null,
      }),
    ),
    closed: move(['editing'], ['closed'], () => ({ status: 'closed' })),

    created: move(
      ['saving'],
      ['closed'],
      (_state, _action: PayloadAction<{ talentId: string; reelId: string }>) => ({
        status: 'closed',
      }),
    ),
    refused: move(
      ['saving'],
      ['editing'],
      ({ talentId }, { payload }: PayloadAction<{ attempt: NewReelAttempt; refusal: Refusal }>) => ({
        status: 'editing',
        talentId,
        refused: payload,
      }),
    ),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
