import type { Refusal } from '../../../contract/refusal';

export interface NewTalentValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly categoryId: string;
}

/**
 *   closed, added ──opened──▶ editing ──submitted──▶ saving ──added──▶ added ──noticeEnded──▶ closed
 *                                                      │ ▲ submitted
 *                                                      ▼ │
 *   editing, refused, added ──closed──▶ closed       refused
 *
 * `requestId` makes a repeated call act once: it stays the same while the same values are tried again.
 * What was open does not survive a reload: it boots as closed.
 */
export type NewTalentState =
  | { readonly status: 'closed' }
  /** The dialog is gone; a notice says who was added. */
  | { readonly status: 'added'; readonly name: string }
  | { readonly status: 'editing'; readonly categoryId: string }
  | {
      readonly status: 'saving';
      readonly categoryId: string;
      readonly values: NewTalentValues;
      readonly requestId: string | null;
    }
  | {
      readonly status: 'refused';
      readonly categoryId: string;
      readonly values: NewTalentValues;
      readonly requestId: string | null;
      readonly refusal: Refusal;
    };

export type OpenNewTalent = Exclude<NewTalentState, { readonly status: 'closed' | 'added' }>;
