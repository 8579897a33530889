import { FolderClose, Layers, Link, Media, NumberedList } from '@blueprintjs/icons';
import { FormattedNumber } from 'react-intl';
import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import type { ReelOwner } from '../../entities/reelOwner';
import { deletionIntents, type Doomed } from '../../workflows/trash/deletion';
import { reelPath } from '../../workflows/reels/reelPath';
import { reelSwitches } from '../../workflows/reels/reelSwitches';
import { type ActedReel, type ReelEntry, reelTableList } from '../../workflows/reels/reelTableList';
import { durationText } from '../../ui/durationText';
import type { List, RowsAction } from '../shared/list/declaration';
import { siteActions } from '../shared/list/onSite';
import { RowDelete } from '../shared/list/RowDelete';
import { RowName } from '../shared/list/RowName';
import { RowSwitch } from '../shared/list/RowSwitch';
import { RowsToCome } from '../shared/list/RowsToCome';
import { ReelOwnerName, ReelSent } from './reelCells';
import { ReelActions } from './ReelActions';

const ownerOf = ({ talentId, special }: ActedReel['reel']): ReelOwner =>
  special ? { talentId, special } : { talentId };

const signs = { reel: <NumberedList />, group: <FolderClose />, link: <Link />, poster: <Media /> } as const;

const signOf = ({ special, kind }: ActedReel['reel']) => (
  <span className="list-quiet reel-sign" aria-hidden="true">
    {special ? <Layers /> : signs[kind]}
  </span>
);

const doomed = ({ reel: { reelId: id, title, talentId, special, kind: sort } }: ActedReel): Doomed => ({
  ...{ kind: special ? 'specialReel' : 'reel', id, title, talentId, sort },
});

/** What stands in a group goes with it. */
const remove: RowsAction<ActedReel>['act'] = (entries) => {
  const chosen = new Set(entries.map(({ reel }) => reel.reelId));
  const things = entries.filter(({ reel }) => !chosen.has(reel.groupId)).map(doomed);
  return [deletionIntents.opened({ things })];
};

/** All reels, a row each. A group or a link has no contents to be opened: its owner's reels are. */
export const reelTableRows: List<ReelEntry, ActedReel> = {
  workflow: reelTableList,
  nameOf: ({ reel }) => reel.title,
  rowHeight: 48,
  whileComing: RowsToCome,
  pageSize: TABLE_PAGE_SIZES[2],
  columns: [
    {
      id: 'title',
      header: 'reelTable.column.title',
      width: 'minmax(180px, 3fr)',
      narrow: 'minmax(140px, 3fr)',
      cell: ({ reel }, place) => (
        <RowName
          picture={signOf(reel)}
          name={reel.title}
          path={reelPath(ownerOf(reel), reel.kind === 'reel' ? reel.reelId : undefined)}
          switches={reelSwitches}
          id={reel.reelId}
          place={place}
        />
      ),
    },
    {
      id: 'owner',
      header: 'reelTable.column.owner',
      width: 'minmax(120px, 2fr)',
      cell: ({ reel }, { tabIndex }) => <ReelOwnerName reel={reel} tabIndex={tabIndex} />,
    },
    {
      id: 'films',
      header: 'reelTable.column.films',
      isNumber: true,
      width: '80px',
      cell: ({ reel }) => reel.kind === 'reel' && <FormattedNumber value={reel.films} />,
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
      cell: ({ reel }, { tabIndex }) => <ReelSent reel={reel} tabIndex={tabIndex} />,
    },
    {
      id: 'online',
      header: 'site.column',
      width: '124px',
      narrow: '120px',
      cell: ({ reel: { reelId: id, title, online } }, { tabIndex }) => (
        <RowSwitch switches={reelSwitches} id={id} name={title} online={online} tabIndex={tabIndex} />
      ),
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '104px',
      cell: (entry, { tabIndex }) => (
        <>
          <ReelActions reel={entry.reel} owner={ownerOf(entry.reel)} tabIndex={tabIndex} />
          <RowDelete thing={doomed(entry)} tabIndex={tabIndex} />
        </>
      ),
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
      label: 'site.filter',
      every: 'site.every',
      options: { on: 'site.onlyOnline', off: 'site.onlyOffline' },
    },
    {
      name: 'sent',
      label: 'reelTable.filter.sent',
      every: 'reelTable.filter.sent.every',
      options: { sent: 'reelTable.filter.sent.sent', never: 'reelTable.filter.sent.never' },
    },
  ],
  rowsActions: siteActions(reelSwitches, doomed, ({ reel }) => reel.online, remove),
  remove,
  texts: {
    count: 'reelTable.count',
    found: 'reelTable.found',
    rows: 'reelTable.rows',
    search: 'reelTable.search',
    searchHint: 'reelTable.searchHint',
  },
};
