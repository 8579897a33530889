import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
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
    })),
    submitted: move(['form'], ['sending'], ({ reelId, refused }, { payload }: PayloadAction<MailForm>) => ({
      status: 'sending',
      reelId,
      form: payload,
      before: refused?.attempt ?? null,
    })),
    closed: move(['form', 'success'], ['closed'], () => ({ status: 'closed' })),

    sent: move(['sending'], ['success'], ({ reelId }) => ({ status: 'success', reelId })),
    refused: move(
      ['sending'],
      ['form'],
      ({ reelId }, { payload }: PayloadAction<{ attempt: Attempt; refusal: Refusal }>) => ({
        status: 'form',
        reelId,
        refused: payload,
      }),
    ),
    closedItself: move(['success'], ['closed'], () => ({ status: 'closed' })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
