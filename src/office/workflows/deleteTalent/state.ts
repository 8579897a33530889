import type { Refusal } from '../../../contract/refusal';

/** The talent that is asked about. */
export interface TalentToDelete {
  readonly talentId: string;
  readonly name: string;
}

/**
 *   closed ──opened──▶ asking ──confirmed──▶ deleting ──deleted──▶ closed
 *                        │                     │ ▲ confirmed
 *                        │                     ▼ │
 *                        └──closed──▶ closed ◀─refused
 *
 * The request id stays the same when it is tried again: the talent is deleted once. A reload of the page boots as closed.
 */
export type DeleteTalentState =
  | { readonly status: 'closed' }
  | { readonly status: 'asking'; readonly talent: TalentToDelete }
  | { readonly status: 'deleting'; readonly talent: TalentToDelete; readonly requestId: string | null }
  | {
      readonly status: 'refused';
      readonly talent: TalentToDelete;
      readonly requestId: string | null;
      readonly refusal: Refusal;
    };
