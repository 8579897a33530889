import type { ReelBranch, ReelOrder } from './reelOrder';

/** One step of a reel: among its neighbours, into the group above it as its last, out of its group to right behind it. */
export type ReelStep = 'up' | 'down' | 'into' | 'out';

/** The order after one step of a reel; the same object where the step leads nowhere. A group goes into no group. */
export function moveReel(order: ReelOrder, reelId: string, step: ReelStep): ReelOrder {
  const at = order.findIndex((branch) => branch.reelId === reelId || branch.subReels.includes(reelId));
  const branch = order[at];
  if (!branch) return order;
  return branch.reelId === reelId ? moveBranch(order, at, step) : moveSubReel(order, at, reelId, step);
}

function moveBranch(order: ReelOrder, at: number, step: ReelStep): ReelOrder {
  if (step === 'out') return order;
  if (step !== 'into') return swapped(order, at, step);
  const [group, branch] = [order[at - 1], order[at]];
  if (!group?.isGroup || !branch || branch.isGroup) return order;
  return order.with(at - 1, { ...group, subReels: [...group.subReels, branch.reelId] }).toSpliced(at, 1);
}

function moveSubReel(order: ReelOrder, at: number, reelId: string, step: ReelStep): ReelOrder {
  const group = order[at] as ReelBranch;
  if (step === 'into') return order;
  if (step !== 'out') {
    const subReels = swapped(group.subReels, group.subReels.indexOf(reelId), step);
    return subReels === group.subReels ? order : order.with(at, { ...group, subReels });
  }
  return order
    .with(at, { ...group, subReels: group.subReels.filter((each) => each !== reelId) })
    .toSpliced(at + 1, 0, { reelId, isGroup: false, subReels: [] });
}

function swapped<T>(list: readonly T[], at: number, step: 'up' | 'down'): readonly T[] {
  const to = step === 'up' ? at - 1 : at + 1;
  const [one, other] = [list[at], list[to]];
  return one === undefined || other === undefined ? list : list.with(at, other).with(to, one);
}
