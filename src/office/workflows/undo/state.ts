import type { TrashKind } from '../../../contract/entities/trash';
import type { Refusal } from '../../../contract/refusal';

/** A thing that was deleted and can be put back; `title` is what people know it by. */
export interface Deleted {
  readonly kind: TrashKind;
  readonly id: string;
  readonly title: string;
}

/**
 *   any but restoring ──offered──▶ offered ──requested──▶ restoring ──restored──▶ restored ──ended──▶ none
 *                                     │                     │ ▲ requested
 *                                     │                     ▼ │
 *                                     └──ended, dismissed  refused ──dismissed──▶ none
 *
 * The newest deletion is the one that is offered; older ones are in the trash. A reload of the page boots as none.
 */
export type UndoState =
  | { readonly status: 'none' }
  | { readonly status: 'offered'; readonly thing: Deleted }
  | { readonly status: 'restoring'; readonly thing: Deleted }
  | { readonly status: 'refused'; readonly thing: Deleted; readonly refusal: Refusal }
  | { readonly status: 'restored'; readonly thing: Deleted };
