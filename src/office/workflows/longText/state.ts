import type { LongText } from '../../../contract/entities/longText';
import type { Refusal } from '../../../contract/refusal';

/** Whose text it is: a talent's biography, or what the agency says about itself. */
export type Subject = { readonly kind: 'biography'; readonly talentId: string } | { readonly kind: 'about' };

/** Why a text was not saved (spec section 8): empty, no such talent, or the server's refusal or words. */
export type SaveTrouble =
  | { readonly kind: 'empty' }
  | { readonly kind: 'missingId' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly message: string };

/** A save whose answer did not come: the same text is sent again under the same id. */
export interface Attempt {
  readonly requestId: string;
  readonly markdown: string;
}

interface Held {
  readonly subject: Subject;
  /** What the server has, as far as is known here. */
  readonly original: LongText;
  /** What the person has written, as markdown. */
  readonly markdown: string;
  /** Grows when the text is not the editor's own any more: the editor begins anew with it. */
  readonly revision: number;
}

/**
 *   closed ──opened──▶ loading ──loaded──▶ editing ──saveRequested──▶ saving ──saved, refused──▶ settling ──unlocked──▶ editing
 *                        │  ▲                 ▲                         │ │
 *                loadFailed  loadRequested    └────────withheld─────────┘ │ conflictFound
 *                        ▼  │                 ▲                           ▼
 *                       failed                └──theirsTaken────────── conflict ──mineKept──▶ saving
 *   loading ──loaded (unsaved text from an older version)──▶ conflict        any ──closed──▶ closed
 *
 * While `saving` and `settling`, 2 s together or more, nothing else is saved; what is typed then stays (spec section 4).
 */
export type DocumentState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly subject: Subject }
  | { readonly status: 'failed'; readonly subject: Subject; readonly refusal: Refusal }
  | (Held & {
      readonly status: 'editing';
      /** The text is one that was not saved before the page was left. */
      readonly isRestored: boolean;
      readonly trouble: SaveTrouble | null;
      readonly attempt: Attempt | null;
    })
  | (Held & { readonly status: 'saving'; readonly sent: string; readonly attempt: Attempt | null })
  | (Held & {
      readonly status: 'settling';
      readonly trouble: SaveTrouble | null;
      readonly attempt: Attempt | null;
    })
  | (Held & { readonly status: 'conflict'; readonly theirs: LongText });

export type SavingDocument = Extract<DocumentState, { readonly status: 'saving' }>;

/** Text that was not saved, and the version it began from. */
export interface Draft {
  readonly markdown: string;
  readonly version: number;
}

/** A toast: what a save came to. */
export interface Notice {
  readonly about: Subject['kind'];
  readonly outcome: SaveTrouble | { readonly kind: 'saved' };
}

export interface LongTextState {
  readonly document: DocumentState;
  readonly notice: Notice | null;
  /** By `keyOf`. This alone survives a reload. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** The name under which a subject's unsaved text is kept. */
export const keyOf = (subject: Subject): string =>
  subject.kind === 'biography' ? `biography:${subject.talentId}` : 'about';
