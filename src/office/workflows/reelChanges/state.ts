import type { ReelPlace } from '../../../contract/rules/reelOrder';
import type { Refusal } from '../../../contract/refusal';

/** One change of a talent's reels, as a person asked for it. */
export type ReelChange =
  | {
      readonly kind: 'addFilm';
      readonly talentId: string;
      readonly reelId: string;
      readonly filmId: string;
      /** Of the first try: had that arrived after all, the film is not added twice. */
      readonly requestId?: string;
    }
  | {
      readonly kind: 'removeFilm';
      readonly talentId: string;
      readonly reelId: string;
      readonly filmId: string;
      readonly rowId: string;
    }
  | {
      readonly kind: 'orderFilms';
      readonly talentId: string;
      readonly reelId: string;
      readonly rowIds: readonly string[];
    }
  | {
      /** All reels of the talent, as they are read; `seen` is how they stood when the person moved one. */
      readonly kind: 'order';
      readonly talentId: string;
      readonly places: readonly ReelPlace[];
      readonly seen: readonly ReelPlace[];
    }
  | { readonly kind: 'switch'; readonly talentId: string; readonly reelId: string; readonly online: boolean };

export interface RefusedReelChange {
  readonly change: ReelChange;
  readonly refusal: Refusal;
}

export type FilmAdding = Extract<ReelChange, { kind: 'addFilm' }>;

/** What became of the changes since the last rest. */
interface Outcome {
  readonly refusals: readonly RefusedReelChange[];
  /** How many films were put on reels. */
  readonly added: number;
  /** Films that were not put on a reel, as a person stopped it before their turn. */
  readonly stopped: readonly FilmAdding[];
}

/**
 *   idle, refused ──requested──▶ saving ──saved, refused──▶ saving (the next that waits)
 *                                  │ ▲ requested (waits), addingStopped (films that wait are left out)
 *                                  └─────────▶ idle, or refused when one of them was, or was left out
 *   refused ──dismissed──▶ idle
 *
 * One call at a time, in the order asked. The screen shows a change at once; when nothing waits any more, what the
 * server has is loaded, which takes back what was refused. What was not done is told beside the list, to be tried again.
 */
export type ReelChangesState =
  | { readonly status: 'idle' }
  | (Outcome & {
      readonly status: 'saving';
      readonly change: ReelChange;
      readonly waiting: readonly ReelChange[];
    })
  | (Outcome & { readonly status: 'refused' });
