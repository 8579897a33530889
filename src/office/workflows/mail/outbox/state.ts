import type { Keyed } from '../../../kernel/keyed';
import type { Mutation } from '../../../kernel/mutation';

/** A mail that a person asked to be sent again. */
export type MailRetry = Mutation<NamedMail>;

export interface NamedMail {
  readonly mailId: string;
}

export interface OutboxState {
  /** The mail that is read, if one is. */
  readonly openId: string | null;
  /** By mail id. */
  readonly retries: Keyed<MailRetry>;
}
