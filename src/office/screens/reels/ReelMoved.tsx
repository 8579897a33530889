import { useIntl } from 'react-intl';
import type { Reel } from '../../../contract/entities/reel';
import type { ToldReel } from './useReelOrder';

interface Props {
  readonly told: ToldReel | null;
  readonly reels: readonly Reel[];
}

/** Says to a screen reader where the reel stands that is, or was just, moved by keys. */
export function ReelMoved({ told, reels }: Props) {
  const { formatMessage } = useIntl();
  const titleOf = (reelId: string) => reels.find((reel) => reel.reelId === reelId)?.title ?? '';
  const said = () => {
    const title = told && titleOf(told.reelId);
    if (!title) return null;
    const { reelId, order } = told;
    const group = order.find(({ subReels }) => subReels.includes(reelId));
    const level = group ? group.subReels : order.map((reel) => reel.reelId);
    const place = { title, position: level.indexOf(reelId) + 1, count: level.length };
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
