import { idle } from '../../kernel/mutation';
import type { MailRetry, OutboxState } from './state';

interface Root {
  readonly outbox: OutboxState;
}

export const selectOutboxList = (state: Root) => state.outbox.list;
export const selectOpenMail = (state: Root) => state.outbox.open;
export const selectMailRetry = (state: Root, mailId: string): MailRetry =>
  state.outbox.retries[mailId] ?? idle;
