import type { Refusal } from '../../../../contract/refusal';
import type { Attempt as AttemptOf } from '../../mail/mailDoubt';

/** To whom a newsletter goes, as chosen and typed; contacts and groups will be another choice. */
export interface SendForm {
  readonly to: 'one' | 'myself' | 'list';
  readonly recipient: string;
  /** A pasted list of addresses. */
  readonly recipients: string;
}

type Attempt = AttemptOf<SendForm>;

interface OfNewsletter {
  readonly newsletterId: string;
}

/**
 *   closed ──opened──▶ form ──submitted──▶ sending ──sent──▶ success ──closedItself (1.2 s), closed──▶ closed
 *                       ▲                    │ refused
 *                       └────────────────────┘
 *   form ──closed──▶ closed           sending ──kept──▶ kept ──closed──▶ closed
 *
 * As a reel is sent (spec section 4): `doubtful` may have gone out, though no answer said so; `kept` stays in the outbox,
 * as there is no mail server. A reload boots as closed.
 */
export type SendNewsletterState =
  | { readonly status: 'closed' }
  | (OfNewsletter & {
      readonly status: 'form';
      readonly refused: { readonly attempt: Attempt; readonly refusal: Refusal } | null;
      readonly doubtful: readonly Attempt[];
    })
  | (OfNewsletter & {
      readonly status: 'sending';
      readonly form: SendForm;
      readonly doubtful: readonly Attempt[];
    })
  | (OfNewsletter & { readonly status: 'success'; readonly mails: number })
  | (OfNewsletter & { readonly status: 'kept'; readonly mails: number });
