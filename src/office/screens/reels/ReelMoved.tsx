import { useIntl } from 'react-intl';
import type { Reel } from '../../../contract/entities/reel';
import type { ReelOrder } from '../../../contract/rules/reelOrder';

interface Props {
  readonly order: ReelOrder;
  readonly reels: readonly Reel[];
  readonly heldId: string | undefined;
}

/** Says to a screen reader where the reel stands that is being moved by keys. */
export function ReelMoved({ order, reels, heldId }: Props) {
  const { formatMessage } = useIntl();
  const titleOf = (reelId: string) => reels.find((reel) => reel.reelId === reelId)?.title ?? '';
  const said = () => {
    if (heldId === undefined) return null;
    const title = titleOf(heldId);
    const group = order.find(({ subReels }) => subReels.includes(heldId));
    const level = group ? group.subReels : order.map(({ reelId }) => reelId);
    const place = { title, position: level.indexOf(heldId) + 1, count: level.length };
    return group
      ? formatMessage({ id: 'reels.tree.movedInto' }, { ...place, group: titleOf(group.reelId) })
      : formatMessage({ id: 'reels.order.moved' }, place);
  };
  return (
    <div role="status" className="gr-visually-hidden">
      {said()}
    </div>
  );
}
