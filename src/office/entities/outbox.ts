import { createAction, createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { MailStatus, OutboxMail } from '../../contract/entities/mail';
import { signedIn, signedOut } from './session';

/** Fact: the agency's newest mails as the server has them now, newest first. */
export const outboxLoaded = createAction<readonly OutboxMail[]>('mails/loaded');
/** Fact: where a mail stands now. */
export const mailMoved = createAction<{ mailId: string; status: MailStatus; reason: string }>('mails/moved');

const adapter = createEntityAdapter<OutboxMail, string>({ selectId: ({ mailId }) => mailId });
const initialState = adapter.getInitialState();

const slice = createSlice({
  name: 'mails',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(outboxLoaded, (state, { payload }) => void adapter.setAll(state, payload))
      .addCase(mailMoved, (state, { payload: { mailId, status, reason } }) => {
        adapter.updateOne(state, { id: mailId, changes: { status, reason } });
      })
      .addCase(signedIn, () => initialState)
      .addCase(signedOut, () => initialState),
});

export const mailsReducer = slice.reducer;

interface Root {
  readonly mails: typeof initialState;
}

const selectors = adapter.getSelectors((state: Root) => state.mails);
/** Newest first. */
export const selectMails = selectors.selectAll;
export const selectMail = (state: Root, mailId: string): OutboxMail | undefined =>
  state.mails.entities[mailId];
