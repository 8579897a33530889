import type { FoundReel } from '../../../contract/entities/reel';

interface Found<Status extends string> {
  readonly status: Status;
  readonly reels: readonly FoundReel[];
}

/**
 * All talents' reels, for the palette:
 *
 *   unasked ──asked──▶ asking ──listed──▶ listed ──outdated──▶ outdated ──asked──▶ asking
 *                        │ ▲└──asked (once more)──▶ asking
 *                  failed▼ │asked
 *                       failed
 *
 * What was listed before is found meanwhile, and when that failed.
 */
export type ReelFinderState =
  Found<'unasked'> | Found<'asking'> | Found<'listed'> | Found<'outdated'> | Found<'failed'>;
