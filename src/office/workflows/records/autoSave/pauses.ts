import { AGAIN_PAUSE } from '../../../../contract/constants';
import { isTransient, type Refusal } from '../../../../contract/refusal';

/** All in milliseconds. */
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 30_000;
export const INTERRUPTED_PAUSE = 1000;

/** What stands for "Already updating": another save of the record runs. */
export const alreadyUpdating: Refusal = { kind: 'conflict', reason: 'busy' };
const isBusy = (refusal: Refusal) => refusal.kind === 'conflict' && refusal.reason === 'busy';

/** True when the save is made again by itself. */
export const isTriedAgain = (refusal: Refusal) =>
  isTransient(refusal) || isBusy(refusal) || refusal.kind === 'tooMany';

/** How long to wait before the next try: 1, 2, 4 … 30 s; as long as the server says; 100 ms as long as another save runs (spec section 4). */
export function retryPause(refusal: Refusal, attempt: number): number {
  if (refusal.kind === 'tooMany') return refusal.retryAfter * 1000;
  if (isBusy(refusal)) return AGAIN_PAUSE;
  return Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(attempt - 1, 10));
}
