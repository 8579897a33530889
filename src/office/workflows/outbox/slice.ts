import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { type Keyed, keyed } from '../../kernel/keyed';
import { type Failure, idle } from '../../kernel/mutation';
import { splitActions } from '../../kernel/splitActions';
import type { MailRetry, NamedMail, OpenMail, OutboxList, OutboxState } from './state';
import { listSteps, openSteps, retrySteps } from './steps';

const initialState: OutboxState = { list: { status: 'closed' }, open: { status: 'none' }, retries: {} };

const inList =
  <A extends UnknownAction>(step: (list: OutboxList, action: A) => OutboxList) =>
  (state: OutboxState, action: A): OutboxState => ({ ...state, list: step(state.list, action) });

const inOpen =
  <A extends UnknownAction>(step: (open: OpenMail, action: A) => OpenMail) =>
  (state: OutboxState, action: A): OutboxState => ({ ...state, open: step(state.open, action) });

const ofMail = keyed<MailRetry, NamedMail>(({ mailId }) => mailId, idle);

const inRetries =
  <A extends UnknownAction>(step: (retries: Keyed<MailRetry>, action: A) => Keyed<MailRetry>) =>
  (state: OutboxState, action: A): OutboxState => ({ ...state, retries: step(state.retries, action) });

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    reloadRequested: (state) => state,
    retryRequested: inRetries(ofMail(retrySteps.retryRequested)),
    mailOpened: inOpen(openSteps.mailOpened),
    mailClosed: inOpen(openSteps.mailClosed),

    reloadStarted: inList(listSteps.reloadStarted),
    loaded: inList(listSteps.loaded),
    loadFailed: inList(listSteps.loadFailed),
    left: () => initialState,
    mailRead: inOpen(openSteps.mailRead),
    mailUnreadable: inOpen(openSteps.mailUnreadable),
    retried: inRetries(ofMail(retrySteps.retried)),
    retryRefused: inRetries(ofMail<NamedMail & Failure>(retrySteps.retryRefused)),
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
