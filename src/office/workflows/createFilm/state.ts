import type { Refusal } from '../../../contract/refusal';

/** What the film sheet asks for; all texts as typed. */
export interface CreateFilmValues {
  readonly title: string;
  readonly director: string;
  readonly producer: string;
  readonly year: string;
  readonly format: string;
  readonly notes: string;
}

/** Why a film cannot be created yet (spec sections 4 and 5). */
export type MissingPart = 'title' | 'upload';

interface Open {
  readonly talentId: string;
  /** AddTempID: the UPDATE_ID of the film's upload. */
  readonly uploadKey: string;
}

/**
 *   closed ──opened──▶ opening ──uploadKeyMade──▶ editing ──submitted──▶ saving ──saved──▶ closed
 *                                                     ▲  │ partMissing         │
 *                                                     │  ▼                     │ refused
 *                                                     editing ◀────────────────┘
 *   editing ──closed──▶ closed
 */
export type CreateFilmState =
  | { readonly status: 'closed' }
  | { readonly status: 'opening'; readonly talentId: string }
  | (Open & {
      readonly status: 'editing';
      readonly missing: readonly MissingPart[];
      readonly refusal: Refusal | null;
    })
  | (Open & { readonly status: 'saving'; readonly values: CreateFilmValues });
