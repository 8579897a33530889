import type { Resume } from '../../../contract/entities/resume';
import type { Refusal } from '../../../contract/refusal';
import type { Sending } from '../../kernel/fileSlot/steps';
import type { Keyed } from '../../kernel/keyed';
import type { KeptFile } from '../../kernel/world';

/** What every message to such a machine carries. */
export interface OfTalent {
  readonly talentId: string;
}

/** What one call makes of a resume: an uploaded file takes its place, it is switched, removed, or the one before is back. */
export type Change =
  | { readonly kind: 'keep'; readonly resume: Resume }
  | { readonly kind: 'switch'; readonly online: boolean }
  | { readonly kind: 'remove' }
  | { readonly kind: 'restore'; readonly resume: Resume };

/** Why the last thing that was asked did not happen, and what is done when it is tried again. */
export interface Trouble {
  readonly refusal: Refusal;
  readonly again: { readonly kind: 'upload'; readonly file: KeptFile } | Change | null;
}

/** The resume that was there before the last change, and what became of it. */
export interface Former {
  readonly resume: Resume;
  readonly fate: 'removed' | 'replaced';
}

interface Known {
  /** What the server has; its `fileName` is empty for none. */
  readonly resume: Resume;
}

/**
 * The resume of one talent:
 *
 *   loading ──loaded──▶ ready ──uploadStarted──▶ uploading ──uploaded──▶ changing ──changed──▶ ready
 *     │ ▲                │ ▲                        │ cancelled, refused   ▲   │
 *     │ │                │ └────────────────────────┴──────────────────────│───┘ refused
 *     │ │                └──changeStarted──────────────────────────────────┘
 *     │ └──loadRequested── failed
 *     └────loadFailed───────▶
 *
 * A reload boots with none: what the server has is read again, and a file that was on its way is chosen again.
 */
export type ResumeState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly refusal: Refusal }
  | (Known & { readonly status: 'ready'; readonly former: Former | null; readonly trouble: Trouble | null })
  | (Known & Sending)
  | (Known & { readonly status: 'changing'; readonly change: Change });

/** By talent id. */
export type ResumesState = Keyed<ResumeState>;
