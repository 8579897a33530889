import type { Refusal } from '../../../contract/refusal';
import type { ReplyOf } from '../../../contract/script';
import type { ScriptByName } from '../../../contract/scripts';

/** The film that is to go, as the person saw it. */
export interface DoomedFilm {
  readonly filmId: string;
  readonly title: string;
  /** The talent from whose page it is deleted. */
  readonly talentId: string;
  readonly onReel: boolean;
}

/** A reel that the film stands on; `owner` is the talent's name, empty for the agency's own. */
export type FilmReel = ReplyOf<ScriptByName['film.reels']>[number];

/** Where the film stands: asked of the server when the dialog opens. */
export type FilmReels =
  | { readonly status: 'loading' }
  | { readonly status: 'listed'; readonly reels: readonly FilmReel[] }
  | { readonly status: 'unknown'; readonly refusal: Refusal };

interface Doomed {
  readonly film: DoomedFilm;
  readonly reels: FilmReels;
  /** The same over repeated tries, so that the server deletes once. */
  readonly requestId: string | null;
}

/**
 *   closed ──opened──▶ asking ──confirmed──▶ deleting ──deleted──▶ closed
 *                        │ ▲                    │
 *                        │ └──────refused───────┘
 *                        └──closed──▶ closed
 *
 * The way back is offered by workflows/undo, later by the trash. Nothing of it survives a reload.
 */
export type DeleteFilmState =
  | { readonly status: 'closed' }
  | (Doomed & { readonly status: 'asking'; readonly refusal: Refusal | null })
  | (Doomed & { readonly status: 'deleting' });
