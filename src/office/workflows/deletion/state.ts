import type { Failed } from '../../kernel/mutation';

/** What is to go, as the person saw it; `title` is what people know it by. */
export type Doomed =
  | { readonly kind: 'talent'; readonly id: string; readonly title: string }
  | {
      readonly kind: 'film';
      readonly id: string;
      readonly title: string;
      /** The talent from whose page it is deleted. */
      readonly talentId: string;
      readonly onReel: boolean;
    }
  | { readonly kind: 'reel'; readonly id: string; readonly title: string; readonly talentId: string };

export type DoomedKind = Doomed['kind'];

interface Asked {
  readonly thing: Doomed;
}

/**
 *   closed ──opened──▶ asking ──confirmed──▶ deleting ──deleted──▶ closed
 *                        │                     │ ▲ confirmed
 *                        │                     ▼ │
 *                        └──closed──▶ closed ◀─refused, doubtful
 *
 * What is in doubt is deleted under the same request id again. The way back is offered by workflows/undo, later by the
 * trash. A reload boots as closed.
 */
export type DeletionState =
  | { readonly status: 'closed' }
  | (Asked & { readonly status: 'asking' })
  | (Asked & { readonly status: 'deleting'; readonly requestId: string | null })
  | (Asked & Failed);
