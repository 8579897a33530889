import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import type { ReelOrder } from '../../../src/contract/rules/reelOrder';
import { useReelOrder } from '../../../src/office/screens/reels/useReelOrder';

const order: ReelOrder = [
  { reelId: 'g', isGroup: true, subReels: ['s', 't'] },
  { reelId: 'r', isGroup: false, subReels: [] },
];

/** The tree of these reels in a person's hands; `saved` are the orders that are saved. */
function start() {
  const saved: ReelOrder[] = [];
  const { result } = renderHook(() => useReelOrder(order, (_from, to) => void saved.push(to)));
  const press = (reelId: string, key: string) =>
    act(() =>
      result.current.onHandleKey(reelId, {
        key,
        preventDefault: () => undefined,
        stopPropagation: () => undefined,
      } as KeyboardEvent),
    );
  return { saved, press, drop: (to: ReelOrder) => act(() => result.current.dropTree(to)) };
}

test('a reel that is dragged and dropped where it was changes nothing: nothing is saved, and no undo takes the place of another', () => {
  const { saved, drop } = start();
  drop(order.map((branch) => ({ ...branch })));
  expect(saved).toEqual([]);
  const moved = order.toReversed();
  drop(moved);
  expect(saved).toEqual([moved]);
});

test('nor does one that keys bring back to its place', () => {
  const { saved, press } = start();
  for (const key of [' ', 'ArrowUp', 'ArrowDown', ' ']) press('t', key);
  expect(saved).toEqual([]);
  for (const key of [' ', 'ArrowUp', ' ']) press('t', key);
  expect(saved).toEqual([[{ ...order[0], subReels: ['t', 's'] }, order[1]]]);
});
