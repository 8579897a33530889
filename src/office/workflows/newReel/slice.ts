import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { NewReelAsked, NewReelAttempt, NewReelState, NewReelValues } from './state';

const { move } = machine<NewReelState>();

const askedOf = ({ talentId, filmId }: NewReelAsked): NewReelAsked => ({
  talentId,
  ...(filmId !== undefined && { filmId }),
});

const slice = createSlice({
  name: 'newReel',
  initialState: { status: 'closed' } as NewReelState,
  reducers: {
    opened: move(['closed'], ['editing'], (_state, { payload }: PayloadAction<NewReelAsked>) => ({
      status: 'editing',
      ...askedOf(payload),
      refused: null,
    })),
    submitted: move(['editing'], ['saving'], (state, { payload }: PayloadAction<NewReelValues>) => ({
      status: 'saving',
      ...askedOf(state),
      values: payload,
      before: state.refused?.attempt ?? null,
    })),
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
      (state, { payload }: PayloadAction<{ attempt: NewReelAttempt; refusal: Refusal }>) => ({
        status: 'editing',
        ...askedOf(state),
        refused: payload,
      }),
    ),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
