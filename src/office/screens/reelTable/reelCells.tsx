import { useIntl } from 'react-intl';
import type { ListedReel } from '../../../contract/entities/listedReel';
import { When } from '../shared/When';

interface CellProps {
  readonly reel: ListedReel;
}

/** Whose a reel is. */
export function ReelOwnerName({ reel: { owner } }: CellProps) {
  const { formatMessage } = useIntl();
  return (
    <span className="list-quiet" title={owner}>
      {owner || formatMessage({ id: 'reelTable.ofAgency' })}
    </span>
  );
}

/** When a reel was sent last, and to whom. */
export function ReelSent({ reel: { kind, sentAt, sentTo } }: CellProps) {
  const { formatMessage } = useIntl();
  if (kind === 'link' || kind === 'poster') return null;
  if (!sentAt) return <span className="list-quiet">{formatMessage({ id: 'reelTable.neverSent' })}</span>;
  return (
    <span className="list-words">
      <When at={sentAt} />
      <span className="list-quiet" title={sentTo}>
        {sentTo}
      </span>
    </span>
  );
}
