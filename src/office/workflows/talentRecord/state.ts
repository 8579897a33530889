import type { TalentSecretName } from '../../../contract/entities/talentRecord';
import type { Refusal } from '../../../contract/refusal';
import type { ReplyOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';

/** Who was shown which secret, and when. */
export type Showing = ReplyOf<ScriptByName['talentShowings.list']>[number];

/** A secret that was asked for; what is not in the list is hidden. */
export type ShownSecret =
  | { readonly field: TalentSecretName; readonly status: 'asking' }
  | { readonly field: TalentSecretName; readonly status: 'shown'; readonly shownSecret: string }
  | { readonly field: TalentSecretName; readonly status: 'refused'; readonly refusal: Refusal };

/**
 *   closed ──opened──▶ loading ──loaded──▶ ready      showRequested: asking ──shown──▶ shown ──hidden──▶ (hidden)
 *                       │    ▲                                          └──showRefused──▶ refused
 *             loadFailed▼    │opened
 *                      failed
 *   any ──closed──▶ closed: what was shown is forgotten
 *
 * The values are the entity's and the draft's. A reload boots it as closed.
 */
export type TalentRecordState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly talentId: string }
  | { readonly status: 'failed'; readonly talentId: string; readonly refusal: Refusal }
  | {
      readonly status: 'ready';
      readonly talentId: string;
      readonly secrets: readonly ShownSecret[];
      /** The last first. */
      readonly showings: readonly Showing[];
    };
