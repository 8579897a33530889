import type { Refusal } from '../../../contract/refusal';

export interface NewTalentValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly categoryId: string;
}

/**
 *   closed ──opened──▶ editing ──submitted──▶ saving ──added──▶ closed
 *                                               │ ▲ submitted
 *                                               ▼ │
 *   editing, refused ──closed──▶ closed       refused
 *
 * `requestId` makes a repeated call act once: it stays the same while the same values are tried again.
 * What was open does not survive a reload: it boots as closed.
 */
export type NewTalentState =
  | { readonly status: 'closed' }
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
