import type { ReelRow } from '../database/schema';
import type { ChangeContext } from '../http/handler';

/** Notes a change of a reel in the history, with what stood there before, and tells the offices of its owner's reels. */
export async function reelChanged(
  { recordHistory, alsoChanged }: ChangeContext,
  reel: Pick<ReelRow, 'reel_id' | 'talent_id'>,
  before: unknown,
): Promise<void> {
  await recordHistory(reel.reel_id, before);
  alsoChanged('reels', reel.talent_id ?? '');
}
