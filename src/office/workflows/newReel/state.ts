import type { Refusal } from '../../../contract/refusal';

export interface NewReelValues {
  readonly title: string;
  /** The name was typed; false when it was chosen from the catalogue (spec section 5, IS_NEW). */
  readonly isNewName: boolean;
}

/**
 *   closed ──opened──▶ editing ──submitted──▶ saving ──created──▶ closed
 *                         ▲                     │ refused
 *                         └─────────────────────┘
 *   editing ──closed──▶ closed
 */
export type NewReelState =
  | { readonly status: 'closed' }
  | { readonly status: 'editing'; readonly talentId: string; readonly refusal: Refusal | null }
  | { readonly status: 'saving'; readonly talentId: string; readonly values: NewReelValues };
