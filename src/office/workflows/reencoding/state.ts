import type { EncodingOptions } from '../../../contract/entities/encodingOptions';
import type { Refusal } from '../../../contract/refusal';

interface Asked {
  readonly filmId: string;
  readonly options: EncodingOptions;
}

/**
 *   idle, queued, refused ──requested──▶ asking ──queued──▶ queued
 *                                          └─────refused──▶ refused
 *
 * From `queued` on, the film's own encoding tells how far it is, and why it failed. A reload boots as idle.
 */
export type ReencodingState =
  | { readonly status: 'idle' }
  | (Asked & { readonly status: 'asking' })
  | (Asked & { readonly status: 'queued' })
  | (Asked & { readonly status: 'refused'; readonly refusal: Refusal });
