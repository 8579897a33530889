import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ListedReel } from '../../../contract/entities/listedReel';
import { personName } from '../../../contract/rules/personName';
import { When } from '../shared/When';
import { talentPagePath } from '../../workflows/talents/talentPage';
import type { RowPlace } from '../shared/list/declaration';
import './reelTable.css';

interface CellProps {
  readonly reel: ListedReel;
}

type SentProps = CellProps & Pick<RowPlace, 'tabIndex'>;

/** Whose a reel is; a talent's name leads to its page. */
export function ReelOwnerName({ reel, tabIndex }: SentProps) {
  const { formatMessage } = useIntl();
  const { talentId, talentFirstName = '', talentLastName = '' } = reel;
  const owner = personName(talentFirstName, talentLastName) || reel.owner;
  if (!owner) return <span className="reel-owner">{formatMessage({ id: 'reelTable.ofAgency' })}</span>;
  return (
    <Link className="reel-owner list-above" to={talentPagePath(talentId)} tabIndex={tabIndex} title={owner}>
      {owner}
    </Link>
  );
}

/** When a reel was sent last, and to whom; and the way to what is only kept in the outbox. */
export function ReelSent({ reel: { kind, sentAt, sentTo, sentMails = 1, isKept }, tabIndex }: SentProps) {
  const { formatMessage } = useIntl();
  if (kind === 'link' || kind === 'poster') return null;
  const whom = formatMessage({ id: 'reelTable.sentTo' }, { recipient: sentTo, more: sentMails - 1 });
  return (
    <span className="list-words">
      {sentAt ? (
        <>
          <When at={sentAt} />
          <span className="list-quiet" title={whom}>
            {whom}
          </span>
        </>
      ) : (
        !isKept && <span className="list-quiet">{formatMessage({ id: 'reelTable.neverSent' })}</span>
      )}
      {isKept && (
        <Link className="list-above" to="/app/page/outbox" tabIndex={tabIndex}>
          {formatMessage({ id: 'newsletters.kept' })}
        </Link>
      )}
    </span>
  );
}
