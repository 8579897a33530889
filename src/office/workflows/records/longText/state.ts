import type { Refusal } from '../../../../contract/refusal';
import type { Subject } from '../../../entities/longTexts';
import type { Draft } from '../../../kernel/draft/draft';
import type { Drafts } from '../../../kernel/draft/drafts';

/** Why a text was not saved: it is empty, there is no such talent, or the server's refusal or words (spec section 8). */
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

/** What the person has written, as markdown, and what the server has. */
export type TextDraft = Draft<{ readonly markdown: string }>;

interface Held {
  readonly subject: Subject;
  readonly draft: TextDraft;
  /** Grows when the text is not the editor's own any more: the editor begins anew with it. */
  readonly revision: number;
}

/**
 *   closed ──opened──▶ awaited ──told──▶ editing ──saveRequested, due──▶ saving ──saved, refused──▶ settling ──unlocked──▶ editing
 *                         │                 ▲                         │ │
 *                         │                 └────────withheld─────────┘ │ conflictFound
 *                         │                 ▲                           ▼
 *                         │                 └──theirsTaken────────── conflict ──mineKept──▶ saving
 *                         └──told (unsaved text from before a colleague's save)──▶ conflict        any ──closed──▶ closed
 *
 * `told` is what the query has of the text. While `saving` and `settling`, 2 s together or more, nothing else is saved;
 * what is typed then stays (spec section 4).
 */
export type DocumentState =
  | { readonly status: 'closed' }
  | { readonly status: 'awaited'; readonly subject: Subject }
  | (Held & {
      readonly status: 'editing';
      /** The text is one that was not saved before the page was left. */
      readonly isRestored: boolean;
      /** Whether to go back to what the server has is asked: until that is answered it does not save itself. */
      readonly isRevertAsked?: true | undefined;
      readonly trouble: SaveTrouble | null;
      readonly attempt: Attempt | null;
    })
  | (Held & { readonly status: 'saving'; readonly sent: string; readonly attempt: Attempt | null })
  | (Held & {
      readonly status: 'settling';
      readonly trouble: SaveTrouble | null;
      readonly attempt: Attempt | null;
    })
  | (Held & { readonly status: 'conflict' });

export type SavingDocument = Extract<DocumentState, { readonly status: 'saving' }>;

/** A toast: what a save came to. */
export interface Notice {
  readonly about: Subject['kind'];
  readonly outcome: SaveTrouble | { readonly kind: 'saved' };
}

export interface LongTextState {
  readonly document: DocumentState;
  readonly notice: Notice | null;
  /** By `subjectName`; they alone survive a reload. */
  readonly drafts: Drafts<TextDraft>;
}
