import type { Refusal } from '../../../contract/refusal';

export interface NewReelValues {
  readonly title: string;
  /** The name was typed; false when it was chosen from the catalogue (spec section 5, IS_NEW). */
  readonly isNewName: boolean;
}

/** A reel that was asked for under a request id: asked for again unchanged, it is the same reel, made once. */
export interface NewReelAttempt {
  readonly requestId: string;
  readonly code: string;
  readonly values: NewReelValues;
}

/** What the new reel is for. */
export interface NewReelAsked {
  readonly talentId: string;
  /** A film that is put on the reel once it is made. */
  readonly filmId?: string;
}

/**
 *   closed ──opened──▶ editing ──submitted──▶ saving ──created──▶ closed
 *                         ▲                     │ refused
 *                         └─────────────────────┘
 *   editing ──closed──▶ closed
 */
export type NewReelState =
  | { readonly status: 'closed' }
  | (NewReelAsked & {
      readonly status: 'editing';
      readonly refused: { readonly attempt: NewReelAttempt; readonly refusal: Refusal } | null;
    })
  | (NewReelAsked & {
      readonly status: 'saving';
      readonly values: NewReelValues;
      readonly before: NewReelAttempt | null;
    });
