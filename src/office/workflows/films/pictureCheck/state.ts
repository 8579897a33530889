import type { Verdict } from '../../../../contract/entities/pictureCheck';
import type { Refusal } from '../../../../contract/refusal';
import type { WaitingPicture } from '../../../entities/pictureChecks';

/** What is said of a picture to the server. */
export interface Decision {
  readonly pictureId: string;
  readonly verdict: Verdict;
  readonly filmId: string;
}

/** What a person decided of a picture. */
export interface Decided {
  readonly picture: WaitingPicture;
  readonly verdict: 'taken' | 'refused';
  readonly filmId: string;
}

/** What was done on the page since it was opened. */
export interface Visit {
  /** The newest last. */
  readonly made: readonly Decided[];
  /** Pictures whose decision was taken back, the newest first. */
  readonly returned: readonly WaitingPicture[];
  /** The ids of those that were put behind the others. */
  readonly later: readonly string[];
}

/**
 * Pictures are decided one after the other, which is shown at once, and saved in turn:
 *
 *   idle ──decided, undone──▶ saving ──saved──▶ idle, or saving (the next that waits)
 *                              │ ▲ decided, undone (wait; what waits is undone unsaid)
 *                              │ └──retried──┐
 *                              └──refused──▶ refused ──dismissed──▶ idle (the pictures are to be checked again)
 *
 * To say the same twice is to say it once. A reload boots as idle.
 */
export type PictureCheckState = Visit &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'saving'; readonly decision: Decision; readonly waiting: readonly Decision[] }
    | {
        readonly status: 'refused';
        readonly decision: Decision;
        readonly waiting: readonly Decision[];
        readonly refusal: Refusal;
      }
  );
