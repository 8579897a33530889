import type { ReelPlace } from '../../../../contract/rules/reelOrder';
import type { Refusal } from '../../../../contract/refusal';
import type { PosterContent } from '../../../entities/posters';
import type { ReelOwner } from '../../../entities/reelOwner';
import type { SpecialContent } from '../../../entities/reels';

interface OfOwner extends ReelOwner {
  /** It takes a change back: workflows/undo tells how that goes. */
  readonly takesBack?: true;
}

interface OfReel extends OfOwner {
  readonly reelId: string;
}

/** One change of an owner's reels, as a person asked for it, with what stood there when they did. */
export type ReelChange =
  | (OfReel & {
      readonly kind: 'addFilm';
      readonly filmId: string;
      /** Where it is to stand, from 1; else as the last. */
      readonly position?: number;
      /** Of the first try: had that arrived after all, the film is not added twice. */
      readonly requestId?: string;
    })
  | (OfReel & {
      readonly kind: 'removeFilm';
      readonly filmId: string;
      readonly rowId: string;
      /** Where it stood, from 1. */
      readonly position: number;
    })
  | (OfOwner & MovedFilms & { readonly kind: 'moveFilms'; readonly requestId?: string })
  | (OfReel & {
      readonly kind: 'orderFilms';
      readonly rowIds: readonly string[];
      readonly seen: readonly string[];
    })
  /** All reels of the owner, as they are read. */
  | (OfOwner & {
      readonly kind: 'order';
      readonly places: readonly ReelPlace[];
      readonly seen: readonly ReelPlace[];
    })
  | (OfReel & { readonly kind: 'switch'; readonly online: boolean })
  | (OfReel & {
      readonly kind: 'rename';
      readonly title: string;
      readonly former: string;
      /** REEL_TYPE of the reel. */
      readonly type: string;
      /** Typed; false when it was chosen from the catalogue of names (spec section 5, IS_NEW). */
      readonly isNewName: boolean;
    })
  | (OfReel & {
      readonly kind: 'updateLink';
      readonly code: string;
      readonly link: LinkContent;
      readonly former: LinkContent;
      readonly isNewName: boolean;
    })
  | (OfReel & {
      readonly kind: 'updatePoster';
      readonly code: string;
      readonly content: PosterContent;
      readonly former: PosterContent;
    })
  /** What a special reel says of itself. */
  | (OfReel & {
      readonly kind: 'describe';
      readonly content: SpecialContent;
      readonly former: SpecialContent;
      /** REEL_TYPE of the reel, as other reels have it. */
      readonly type: string;
    });

/** Films that go from one reel of the owner to another, off a reel, or onto one. */
interface MovedFilms {
  readonly filmIds: readonly string[];
  readonly fromId?: string;
  readonly toId?: string;
  /** Where each is to stand, from 1; else they are the last. */
  readonly positions?: readonly number[];
  /** Where each stood, if it stood on a reel. */
  readonly former?: readonly number[];
}

/** What a person says of a link. */
interface LinkContent {
  readonly title: string;
  readonly linkValue: string;
}

export interface RefusedReelChange {
  readonly change: ReelChange;
  readonly refusal: Refusal;
}

export type FilmAdding = Extract<ReelChange, { kind: 'addFilm' }>;

export interface NotDone {
  readonly refusals: readonly RefusedReelChange[];
  /** Films that were not put on a reel, as a person stopped it before their turn. */
  readonly stopped: readonly FilmAdding[];
}

/** What became of the changes since the last rest. */
interface Outcome extends NotDone {
  /** How many films were put on reels. */
  readonly added: number;
}

/**
 *   idle, refused ──requested──▶ saving ──saved, refused──▶ saving (the next that waits)
 *                                  │ ▲ requested (waits), addingStopped (films that wait are left out)
 *                                  └─────────▶ idle, or refused when one of them was, or was left out
 *   refused ──dismissed──▶ idle
 *
 * One call at a time, in the order asked. The screen shows a change at once; when nothing waits any more, what the
 * server has is loaded, which takes back what was refused. What was not done is told beside the list until it is tried again
 * or dismissed.
 */
export type ReelChangesState =
  | { readonly status: 'idle' }
  | (Outcome & {
      readonly status: 'saving';
      readonly change: ReelChange;
      readonly waiting: readonly ReelChange[];
      /** What was told beside the list when these began, and is not tried again by them. */
      readonly before?: NotDone;
    })
  | (Outcome & { readonly status: 'refused' });
