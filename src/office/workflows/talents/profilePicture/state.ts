import type { Refusal } from '../../../../contract/refusal';
import type { Sending } from '../../../kernel/fileSlot/steps';
import type { Keyed } from '../../../kernel/keyed';
import type { KeptFile } from '../../../kernel/world';

/** What every message to such a machine carries. */
export interface OfTalent {
  readonly talentId: string;
}

/** What is done again when a person tries again. */
export type Again =
  | { readonly kind: 'upload'; readonly file: KeptFile }
  | { readonly kind: 'save'; readonly picture: string };

/** The picture as it was before the last change. */
export interface Former {
  readonly picture: string;
  /** What is there since: another one is somebody else's change. */
  readonly successor: string;
}

/**
 * The profile picture of one talent, which is the background of the talent's page. A picture is the text of
 * rules/profilePicture; empty for none.
 *
 *   idle, refused ──chooserOpened──▶ choosing ──chooserClosed──▶ idle
 *   idle, refused, choosing ──saveStarted──▶ saving ──saved──▶ idle
 *   idle, refused, choosing ──uploadStarted──▶ uploading ──uploaded──▶ saving
 *   uploading, saving ──refused──▶ refused          uploading ──cancelled──▶ idle
 *
 * A reload boots as idle: the talents that are loaded tell which picture was kept.
 */
export type ProfilePictureState =
  /** What the last change can be undone to; null when there is none. */
  | { readonly status: 'idle'; readonly former: Former | null }
  /** The dialog of the talent's films is open; `filmId` is the one whose pictures it shows. */
  | { readonly status: 'choosing'; readonly filmId: string | null }
  | Sending
  | { readonly status: 'saving'; readonly picture: string }
  | { readonly status: 'refused'; readonly refusal: Refusal; readonly again: Again | null };

/** By talent id. */
export type ProfilePicturesState = Keyed<ProfilePictureState>;
