import type { Refusal } from '../../../contract/refusal';
import type { ReplyOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';

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

/**
 * A mail that a person asked to be sent again. `before` is the request id of an earlier try that may have done so; the same
 * id again sends it once.
 */
export type MailRetry =
  | { readonly status: 'asking'; readonly before: string | null }
  | { readonly status: 'refused'; readonly refusal: Refusal; readonly requestId: string };

export interface OutboxState {
  readonly list: OutboxList;
  readonly open: OpenMail;
  readonly retries: Readonly<Record<string, MailRetry>>;
}
