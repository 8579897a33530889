import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { mails } from '../../../entities/mails';
import { type Keyed, keyed } from '../../../kernel/keyed';
import { type Failure, idle } from '../../../kernel/mutation';
import { splitActions } from '../../../kernel/splitActions';
import type { MailRetry, NamedMail, OutboxState } from './state';
import { steps } from './steps';

const initialState: OutboxState = { openId: null, retries: {} };

const ofMail = keyed<MailRetry, NamedMail>(({ mailId }) => mailId, idle);

const inRetries =
  <A extends UnknownAction>(step: (retries: Keyed<MailRetry>, action: A) => Keyed<MailRetry>) =>
  (state: OutboxState, action: A): OutboxState => ({ ...state, retries: step(state.retries, action) });

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    retryRequested: inRetries(ofMail(steps.retryRequested)),
    mailOpened: (state, { payload: { mailId } }: PayloadAction<NamedMail>) => ({ ...state, openId: mailId }),
    mailClosed: (state) => ({ ...state, openId: null }),

    retried: inRetries(ofMail(steps.retried)),
    retryRefused: inRetries(ofMail<NamedMail & Failure>(steps.retryRefused)),
  },
  extraReducers: (builder) =>
    // What was asked to be sent still goes; its refusal is told once the outbox is open again.
    builder.addCase(mails.facts.left, ({ retries }) => ({
      openId: null,
      retries: Object.fromEntries(Object.entries(retries).filter(([, { status }]) => status === 'pending')),
    })),
});

export const { reducer } = slice;
export const { intents, facts } = splitActions(slice.actions, 'retryRequested', 'mailOpened', 'mailClosed');
