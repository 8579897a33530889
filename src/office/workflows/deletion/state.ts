import type { Refusal } from '../../../contract/refusal';
import type { ReplyOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';
import type { Failed } from '../../kernel/mutation';

/** What is to go, as the person saw it; `title` is what people know it by. */
export type Doomed =
  | { readonly kind: 'talent' | 'news'; readonly id: string; readonly title: string }
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

/** A reel that a film stands on; `owner` is the talent's name, empty for the agency's own. */
export type Place = ReplyOf<ScriptByName['film.reels']>[number];

/** Where the thing stands, and would go from: asked of the server when the dialog opens, of the kinds that have such places. */
export type Places =
  | { readonly status: 'loading' }
  | { readonly status: 'listed'; readonly places: readonly Place[] }
  | { readonly status: 'unknown'; readonly refusal: Refusal };

interface Asked {
  readonly thing: Doomed;
  readonly places: Places;
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
