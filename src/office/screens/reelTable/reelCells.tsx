import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ListedReel } from '../../../contract/entities/listedReel';
import { When } from '../shared/When';
import { talentPagePath } from '../../workflows/talents/talentPage';
import type { RowPlace } from '../shared/list/declaration';
import './reelTable.css';

interface CellProps {
  readonly reel: ListedReel;
}

/** Whose a reel is; a talent's name leads to its page. */
export function ReelOwnerName({
  reel: { owner, talentId },
  tabIndex,
}: CellProps & Pick<RowPlace, 'tabIndex'>) {
  const { formatMessage } = useIntl();
  if (!owner) return <span className="reel-owner">{formatMessage({ id: 'reelTable.ofAgency' })}</span>;
  return (
    <Link className="reel-owner list-above" to={talentPagePath(talentId)} tabIndex={tabIndex} title={owner}>
      {owner}
    </Link>
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
