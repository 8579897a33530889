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
}

/**
 *   closed, deleted, restored ──opened──▶ asking ──confirmed──▶ deleting ──deleted──▶ deleted ──undone──▶ restoring
 *                                           ▲                      │                     ▲                   │  │
 *                                           └───────refused────────┘                     └──restoreRefused───┘  │ restored
 *                                                                                                               ▼
 *   asking, deleted, restored ──closed──▶ closed ◀──noticeEnded── deleted, restored ◀───────────────────── restored
 *
 * While `deleted`, a notice offers Undo; afterwards the film is in the trash. Nothing of it survives a reload.
 */
export type FilmDeletionState =
  | { readonly status: 'closed' }
  | (Doomed & { readonly status: 'asking'; readonly reels: FilmReels; readonly refusal: Refusal | null })
  | (Doomed & { readonly status: 'deleting'; readonly reels: FilmReels })
  | (Doomed & { readonly status: 'deleted'; readonly refusal: Refusal | null })
  | (Doomed & { readonly status: 'restoring' })
  | (Doomed & { readonly status: 'restored' });
