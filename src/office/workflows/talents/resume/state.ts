import type { Resume } from '../../../../contract/entities/resume';
import type { Refusal } from '../../../../contract/refusal';
import type { Sending } from '../../../kernel/fileSlot/steps';
import type { KeptFile } from '../../../kernel/world';

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

/** The resume as it was before the last change, and what became of it. */
export interface Former {
  readonly resume: Resume;
  readonly fate: 'removed' | 'replaced' | 'switchedOff' | 'switchedOn';
  /** What is there since: a resume of another name is somebody else's change. */
  readonly successor: string;
}

/**
 * What is done with the resume of one talent; what the server has of it, entities/resumes knows.
 *
 *   idle ──uploadStarted──▶ uploading ──uploaded──▶ changing ──changed──▶ idle
 *    │ ▲                        │ cancelled, refused   ▲   │
 *    │ └────────────────────────┴──────────────────────│───┘ refused
 *    └──changeStarted──────────────────────────────────┘
 *
 * A switch that is pressed while one is `changing` is made after it. A file that comes meanwhile is sent once this is idle, also
 * when what was on its way is cancelled. A reload boots as idle: a file that was on its way is chosen again.
 */
export type ResumeState =
  | { readonly status: 'idle'; readonly former: Former | null; readonly trouble: Trouble | null }
  | Sending
  | { readonly status: 'changing'; readonly before: Resume; readonly change: Change };
