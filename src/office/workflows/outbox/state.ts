import type { Refusal } from '../../../contract/refusal';
import type { ReplyOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';
import type { Keyed } from '../../kernel/keyed';
import type { Mutation } from '../../kernel/mutation';

/** A mail with both its parts, as its recipient gets it. */
export type MailText = ReplyOf<ScriptByName['outbox.read']>;

/**
 * The list:
 *
 *   closed ──entered──▶ loading ──loaded──▶ shown ──reloadStarted──▶ loading
 *                         │ ▲ reloadStarted
 *                         ▼ │
 *                       failed                    any ──left──▶ closed
 *
 * The mails themselves are in entities/outbox; they are shown while they are loaded anew.
 */
export type OutboxList =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  | { readonly status: 'shown' }
  | { readonly status: 'failed'; readonly refusal: Refusal };

/**
 * The mail that is read:
 *
 *   none ──mailOpened──▶ reading ──mailRead──▶ open ──mailClosed──▶ none
 *                         │ ▲ mailOpened
 *                         ▼ │
 *                       unreadable                any ──mailClosed, left──▶ none
 */
export type OpenMail =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly mailId: string }
  | { readonly status: 'open'; readonly mailId: string; readonly mail: MailText }
  | { readonly status: 'unreadable'; readonly mailId: string; readonly refusal: Refusal };

/** A mail that a person asked to be sent again. */
export type MailRetry = Mutation<NamedMail>;

export interface NamedMail {
  readonly mailId: string;
}

export interface OutboxState {
  readonly list: OutboxList;
  readonly open: OpenMail;
  /** By mail id. */
  readonly retries: Keyed<MailRetry>;
}
