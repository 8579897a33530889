import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import { doubtfulAfter } from './doubt';
import type { Attempt, MailForm, SendReelState } from './state';

const { move } = machine<SendReelState>();

const slice = createSlice({
  name: 'sendReel',
  initialState: { status: 'closed' } as SendReelState,
  reducers: {
    opened: move(['closed'], ['form'], (_state, { payload }: PayloadAction<{ reelId: string }>) => ({
      status: 'form',
      reelId: payload.reelId,
      refused: null,
      doubtful: [],
    })),
    submitted: move(['form'], ['sending'], ({ reelId, doubtful }, { payload }: PayloadAction<MailForm>) => ({
      status: 'sending',
      reelId,
      form: payload,
      doubtful,
    })),
    closed: move(['form', 'success'], ['closed'], () => ({ status: 'closed' })),

    sent: move(['sending'], ['success'], ({ reelId }) => ({ status: 'success', reelId })),
    refused: move(
      ['sending'],
      ['form'],
      ({ reelId, doubtful }, { payload }: PayloadAction<{ attempt: Attempt; refusal: Refusal }>) => ({
        status: 'form',
        reelId,
        refused: payload,
        doubtful: doubtfulAfter(doubtful, payload.attempt, payload.refusal),
      }),
    ),
    closedItself: move(['success'], ['closed'], () => ({ status: 'closed' })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
