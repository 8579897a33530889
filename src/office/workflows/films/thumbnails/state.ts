import type { Refusal } from '../../../../contract/refusal';
import type { Sending } from '../../../kernel/fileSlot/steps';

export interface OfFilm {
  readonly filmId: string;
}

export interface ThumbnailChoice extends OfFilm {
  readonly thumbnail: number;
}

/**
 * The picture that stands for a film: 0 is its own, the automatic ones count from 1.
 *
 *   idle, saved, refused ──chosen──▶ choosing ──saved──▶ saved ──markFaded (1.2 s)──▶ idle
 *                                      │ ▲ chosen (waits; the newest of each film is sent)
 *                                      └─┴──refused──▶ refused
 *                                      saved, refused (another film's choice waits) ──▶ choosing
 *   idle, saved, refused ──uploadStarted──▶ uploading ──saved──▶ saved
 *                                             ├──refused──▶ refused
 *                                             └──cancelled──▶ idle
 *   idle, saved, refused ──fileRefused──▶ refused
 *
 * A reload boots as idle; the films that are loaded then tell which picture was kept.
 */
export type ThumbnailsState =
  | { readonly status: 'idle' }
  | (ThumbnailChoice & {
      readonly status: 'choosing';
      /** Chosen while that is on its way, for that film or for others: the newest of each. */
      readonly next: readonly ThumbnailChoice[];
    })
  | (OfFilm & Sending)
  | (ThumbnailChoice & { readonly status: 'saved' })
  | (OfFilm & { readonly status: 'refused'; readonly refusal: Refusal });
