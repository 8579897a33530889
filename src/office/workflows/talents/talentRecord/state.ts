import type { TalentSecretName } from '../../../../contract/entities/talentRecord';
import type { Refusal } from '../../../../contract/refusal';

export interface OfTalent {
  readonly talentId: string;
}
export interface OfField {
  readonly field: TalentSecretName;
}

/** A secret that was asked for; what is not in the list is hidden. */
export type ShownSecret = OfField &
  (
    | { readonly status: 'asking' }
    | { readonly status: 'shown'; readonly shownSecret: string }
    | { readonly status: 'refused'; readonly refusal: Refusal }
  );

/**
 *   closed ──opened──▶ open      showRequested: asking ──shown──▶ shown ──hidden──▶ (hidden)
 *                                                   └──showRefused──▶ refused
 *   any ──closed──▶ closed: what was shown is forgotten
 *
 * The values are the query's and the draft's. A reload boots it as closed.
 */
export type TalentRecordState = { readonly status: 'closed' } | Open;
export type Open = OfTalent & { readonly status: 'open'; readonly secrets: readonly ShownSecret[] };
