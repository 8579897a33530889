import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../../kernel/machine';
import type { Failure } from '../../../kernel/mutation';
import { splitActions } from '../../../kernel/splitActions';
import { doubtfulAfter } from '../mailDoubt';
import type { MailForm, SendReelState } from './state';

const { move } = machine<SendReelState>();

interface Opened {
  readonly reelId: string;
  /** To whom, where that is known. */
  readonly recipient?: string;
}

const slice = createSlice({
  name: 'sendReel',
  initialState: { status: 'closed' } as SendReelState,
  reducers: {
    opened: move(['closed'], ['form'], (_state, { payload }: PayloadAction<Opened>) => ({
      status: 'form',
      ...payload,
      refused: null,
      doubtful: [],
    })),
    submitted: move(['form'], ['sending'], ({ reelId, doubtful }, { payload }: PayloadAction<MailForm>) => ({
      status: 'sending',
      reelId,
      form: payload,
      doubtful,
    })),
    closed: move(['form', 'success', 'kept'], ['closed'], () => ({ status: 'closed' })),

    sent: move(['sending'], ['success'], ({ reelId }) => ({ status: 'success', reelId })),
    kept: move(['sending'], ['kept'], ({ reelId, form }) => ({
      status: 'kept',
      reelId,
      recipient: form.recipient.trim(),
    })),
    refused: move(
      ['sending'],
      ['form'],
      ({ reelId, form, doubtful }, { payload: { requestId, refusal } }: PayloadAction<Failure>) => {
        const attempt = { requestId, form };
        return {
          status: 'form',
          reelId,
          refused: { attempt, refusal },
          doubtful: doubtfulAfter(doubtful, attempt, refusal),
        };
      },
    ),
    closedItself: move(['success'], ['closed'], () => ({ status: 'closed' })),
  },
  selectors: { selectSendReel: (dialog) => dialog },
});

export const { reducer, caseReducers } = slice;
export const { selectSendReel } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
/** True for what closes the dialog. */
export const isSendingOver = isAnyOf(intents.closed, facts.closedItself);
