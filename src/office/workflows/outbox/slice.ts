import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { isIndeterminate, type Refusal } from '../../../contract/refusal';
import { splitActions } from '../../kernel/splitActions';
import type { MailRetry, OpenMail, OutboxList, OutboxState } from './state';
import { listSteps, openSteps } from './steps';

const initialState: OutboxState = { list: { status: 'closed' }, open: { status: 'none' }, retries: {} };

const inList =
  <A extends UnknownAction>(step: (list: OutboxList, action: A) => OutboxList) =>
  (state: OutboxState, action: A): OutboxState => ({ ...state, list: step(state.list, action) });

const inOpen =
  <A extends UnknownAction>(step: (open: OpenMail, action: A) => OpenMail) =>
  (state: OutboxState, action: A): OutboxState => ({ ...state, open: step(state.open, action) });

const withRetry = (state: OutboxState, mailId: string, retry: MailRetry): OutboxState => ({
  ...state,
  retries: { ...state.retries, [mailId]: retry },
});

const doubtfulId = (retry?: MailRetry): string | null =>
  retry?.status === 'refused' && isIndeterminate(retry.refusal) ? retry.requestId : null;

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    reloadRequested: (state) => state,
    retryRequested: (state, { payload }: PayloadAction<{ mailId: string }>) =>
      withRetry(state, payload.mailId, {
        status: 'asking',
        before: doubtfulId(state.retries[payload.mailId]),
      }),
    mailOpened: inOpen(openSteps.mailOpened),
    mailClosed: inOpen(openSteps.mailClosed),

    reloadStarted: inList(listSteps.reloadStarted),
    loaded: inList(listSteps.loaded),
    loadFailed: inList(listSteps.loadFailed),
    left: () => initialState,
    mailRead: inOpen(openSteps.mailRead),
    mailUnreadable: inOpen(openSteps.mailUnreadable),
    retried: (state, { payload: { mailId } }: PayloadAction<{ mailId: string }>): OutboxState => {
      const { [mailId]: _over, ...retries } = state.retries;
      return { ...state, retries };
    },
    retryRefused: (
      state,
      { payload: { mailId, ...why } }: PayloadAction<{ mailId: string; refusal: Refusal; requestId: string }>,
    ) => withRetry(state, mailId, { status: 'refused', ...why }),
  },
});

export const { reducer } = slice;
export const { intents, facts } = splitActions(
  slice.actions,
  'reloadRequested',
  'retryRequested',
  'mailOpened',
  'mailClosed',
);
