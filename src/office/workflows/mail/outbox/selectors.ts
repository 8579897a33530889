import { mailTexts } from '../../../entities/mails';
import { idle } from '../../../kernel/mutation';
import type { MailRetry, OutboxState } from './state';

interface Root {
  readonly outbox: OutboxState;
}

type TextRoot = Root & Parameters<typeof mailTexts.selectQuery>[0];

/** How the question for the mail that is read stands; nothing while none is. */
export const selectOpenMail = (state: TextRoot) =>
  state.outbox.openId === null ? null : mailTexts.selectQuery(state, { mailId: state.outbox.openId });
export const selectMailRetry = (state: Root, mailId: string): MailRetry =>
  state.outbox.retries[mailId] ?? idle;
