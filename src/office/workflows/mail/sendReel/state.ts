import type { Refusal } from '../../../../contract/refusal';
import type { ChangeInput } from '../../../kernel/mutation';
import type { Attempt as AttemptOf } from '../mailDoubt';

/** The mail form (spec section 3), as typed; `recipient` is one address, or a list of them. */
export interface MailForm extends Pick<
  ChangeInput<'reel.mail'>,
  'recipient' | 'senderMail' | 'reelName' | 'heading' | 'message'
> {
  /** One more mail goes to the person who sends. */
  readonly copyToSelf: boolean;
}

type Attempt = AttemptOf<MailForm>;

/**
 *   closed ──opened──▶ form ──submitted──▶ sending ──sent──▶ success ──closedItself (1.2 s), closed──▶ closed
 *                       ▲                    │ refused
 *                       └────────────────────┘
 *   form ──closed──▶ closed           sending ──kept──▶ kept ──closed──▶ closed
 *
 * `doubtful` are the mails of this dialog that may have gone out, though no answer said so.
 *
 * `kept` is a mail that stays in the outbox, as there is no mail server.
 *
 * The spec's steps sendMail_1, sendMail_2 and sendMail_3 are `form`, `sending` and `success` (spec section 4).
 */
export type SendReelState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'form';
      readonly reelId: string;
      /** To whom the form is to begin with. */
      readonly recipient?: string;
      readonly refused: { readonly attempt: Attempt; readonly refusal: Refusal } | null;
      readonly doubtful: readonly Attempt[];
    }
  | {
      readonly status: 'sending';
      readonly reelId: string;
      readonly form: MailForm;
      readonly doubtful: readonly Attempt[];
    }
  | { readonly status: 'success'; readonly reelId: string }
  | { readonly status: 'kept'; readonly reelId: string; readonly recipient: string };
