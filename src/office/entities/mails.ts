import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { MailStatus, OutboxMail } from '../../contract/entities/mail';
import type { ReplyOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { collection } from './collection';

/** Fact: where a mail stands now. */
export const mailMoved = createAction<{ mailId: string; status: MailStatus; reason: string }>('mails/moved');

/** The agency's newest mails, newest first. */
export const mails = collection({
  name: 'mails',
  ask: () => request('outbox.list', {}),
  idOf: ({ mailId }: OutboxMail) => mailId,
  rowsOf: (rows: readonly OutboxMail[]) => rows,
});

type MailsState = ReturnType<typeof mails.reducer>;

export function mailsReducer(state: MailsState | undefined, action: UnknownAction): MailsState {
  const now = mails.reducer(state, action);
  if (!mailMoved.match(action)) return now;
  const { mailId, ...changes } = action.payload;
  return mails.withChanges(now, mailId, changes);
}

/** A mail with both its parts, as its recipient gets it. */
type MailText = ReplyOf<ScriptByName['outbox.read']>;

/** The text of one mail; another mail is another question. */
export const mailTexts = query({
  name: 'mailTexts',
  keyOf: ({ mailId }: { readonly mailId: string }) => mailId,
  ask: ({ mailId }) => request('outbox.read', { mailId }),
  dataOf: (text: MailText) => text,
  forgetsLeft: true,
});

export const selectMail = mails.selectById;
