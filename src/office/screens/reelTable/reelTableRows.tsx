import { FolderClose, Layers, Link, Media, NumberedList } from '@blueprintjs/icons';
import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import type { ListedReel } from '../../../contract/entities/listedReel';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelPath } from '../../workflows/reelPath';
import { type ReelEntry, reelTableList } from '../../workflows/reelTableList';
import { durationText } from '../../ui/durationText';
import { dateTimeText } from '../shared/dates';
import type { List } from '../shared/list/declaration';
import { RowName } from '../shared/list/RowName';
import { ReelOnOff, ReelOwnerName, ReelSent } from './reelCells';
import { ReelActions } from './ReelActions';

export const ownerOf = ({ talentId, special }: ListedReel): ReelOwner =>
  special ? { talentId, special } : { talentId };

const signs = { reel: <NumberedList />, group: <FolderClose />, link: <Link />, poster: <Media /> } as const;

const signOf = ({ special, kind }: ListedReel) => (
  <span className="list-quiet" aria-hidden="true">
    {special ? <Layers /> : signs[kind]}
  </span>
);

/** All reels, a row each. A group or a link has no contents to be opened: its owner's reels are. */
export const reelTableRows: List<ReelEntry> = {
  workflow: reelTableList,
  nameOf: ({ reel }) => reel.title,
  rowHeight: 48,
  pageSize: TABLE_PAGE_SIZES[2],
  columns: [
    {
      id: 'title',
      header: 'reelTable.column.title',
      width: 'minmax(180px, 3fr)',
      cell: ({ reel }, place) => (
        <RowName
          picture={signOf(reel)}
          name={reel.title}
          path={reelPath(ownerOf(reel), reel.kind === 'reel' ? reel.reelId : undefined)}
          place={place}
        />
      ),
    },
    {
      id: 'owner',
      header: 'reelTable.column.owner',
      width: 'minmax(120px, 2fr)',
      cell: ({ reel }) => <ReelOwnerName reel={reel} />,
    },
    {
      id: 'films',
      header: 'reelTable.column.films',
      isNumber: true,
      width: '80px',
      cell: ({ reel }) => (reel.kind === 'reel' ? reel.films : ''),
    },
    {
      id: 'length',
      header: 'reelTable.column.length',
      isNumber: true,
      width: '80px',
      cell: ({ reel }) => (reel.length > 0 ? durationText(reel.length) : ''),
    },
    {
      id: 'sent',
      header: 'reelTable.column.sent',
      width: 'minmax(150px, 2fr)',
      narrow: 'minmax(120px, 1fr)',
      cell: ({ reel }) => <ReelSent reel={reel} at={reel.sentAt && dateTimeText(reel.sentAt)} />,
    },
    {
      id: 'online',
      header: 'reelTable.column.online',
      width: '96px',
      narrow: '80px',
      cell: ({ reel }) => <ReelOnOff reel={reel} />,
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '72px',
      cell: ({ reel }, { tabIndex }) => <ReelActions reel={reel} owner={ownerOf(reel)} tabIndex={tabIndex} />,
    },
  ],
  filters: [
    {
      name: 'kind',
      label: 'reelTable.filter.kind',
      every: 'reelTable.filter.kind.every',
      options: {
        talent: 'reelTable.filter.kind.talent',
        special: 'reelTable.filter.kind.special',
        group: 'reelTable.filter.kind.group',
        link: 'reelTable.filter.kind.link',
      },
    },
    {
      name: 'online',
      label: 'reelTable.filter.online',
      every: 'reelTable.filter.online.every',
      options: { on: 'reelTable.on', off: 'reelTable.off' },
    },
    {
      name: 'sent',
      label: 'reelTable.filter.sent',
      every: 'reelTable.filter.sent.every',
      options: { sent: 'reelTable.filter.sent.sent', never: 'reelTable.filter.sent.never' },
    },
  ],
  texts: {
    count: 'reelTable.count',
    found: 'reelTable.found',
    rows: 'reelTable.rows',
    search: 'reelTable.search',
    searchHint: 'reelTable.searchHint',
  },
};
