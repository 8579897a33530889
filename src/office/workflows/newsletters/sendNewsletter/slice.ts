import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../../kernel/machine';
import type { Failure } from '../../../kernel/mutation';
import { splitActions } from '../../../kernel/splitActions';
import { doubtfulAfter } from '../../mail/mailDoubt';
import type { SendForm, SendNewsletterState } from './state';

const { move } = machine<SendNewsletterState>();
const closed = { status: 'closed' } as const;

type Mails = PayloadAction<{ readonly mails: number }>;

const slice = createSlice({
  name: 'sendNewsletter',
  initialState: closed as SendNewsletterState,
  reducers: {
    opened: move(
      ['closed'],
      ['form'],
      (_state, { payload: { newsletterId } }: PayloadAction<{ newsletterId: string }>) => ({
        status: 'form',
        newsletterId,
        refused: null,
        doubtful: [],
      }),
    ),
    submitted: move(
      ['form'],
      ['sending'],
      ({ newsletterId, doubtful }, { payload: form }: PayloadAction<SendForm>) => ({
        status: 'sending',
        newsletterId,
        form,
        doubtful,
      }),
    ),
    closed: move(['form', 'success', 'kept'], ['closed'], () => closed),

    sent: move(['sending'], ['success'], ({ newsletterId }, { payload: { mails } }: Mails) => ({
      status: 'success',
      newsletterId,
      mails,
    })),
    kept: move(['sending'], ['kept'], ({ newsletterId }, { payload: { mails } }: Mails) => ({
      status: 'kept',
      newsletterId,
      mails,
    })),
    refused: move(
      ['sending'],
      ['form'],
      ({ newsletterId, form, doubtful }, { payload: { requestId, refusal } }: PayloadAction<Failure>) => {
        const attempt = { requestId, form };
        return {
          status: 'form',
          newsletterId,
          refused: { attempt, refusal },
          doubtful: doubtfulAfter(doubtful, attempt, refusal),
        };
      },
    ),
    closedItself: move(['success'], ['closed'], () => closed),
  },
  selectors: { selectSendNewsletter: (dialog) => dialog },
});

export const { reducer, caseReducers } = slice;
export const { selectSendNewsletter } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');
