import { type StaffEntry, staffList } from '../../workflows/staff/staffList';
import type { List } from '../shared/list/declaration';
import { StaffActions } from './StaffActions';
import { StaffName } from './StaffName';
import { StaffRole } from './StaffRole';
import { StaffSecrets } from './StaffSecrets';
import { StaffSeen, StaffStatus } from './staffCells';

/** Everybody who works at the agency, a row each. */
export const staffRows: List<StaffEntry> = {
  workflow: staffList,
  nameOf: ({ name }) => name,
  rowHeight: 60,
  isRowHeightMeasured: true,
  isReloadable: true,
  columns: [
    {
      id: 'name',
      header: 'staff.column.name',
      width: 'minmax(180px, 2fr)',
      cell: (entry, place) => <StaffName entry={entry} place={place} />,
    },
    {
      id: 'email',
      header: 'staff.column.email',
      width: 'minmax(160px, 2fr)',
      narrow: 'minmax(120px, 1fr)',
      cell: ({ person: { email } }) => (
        <span className="list-quiet" title={email}>
          {email}
        </span>
      ),
    },
    {
      id: 'role',
      header: 'staff.column.role',
      width: '152px',
      narrow: '144px',
      cell: (entry, { tabIndex }) => <StaffRole entry={entry} tabIndex={tabIndex} />,
    },
    {
      id: 'secrets',
      header: 'staff.column.secrets',
      width: '112px',
      narrow: '96px',
      cell: (entry, { tabIndex }) => <StaffSecrets entry={entry} tabIndex={tabIndex} />,
    },
    {
      id: 'status',
      header: 'staff.column.status',
      width: '104px',
      narrow: '88px',
      cell: ({ person }) => <StaffStatus status={person.status} />,
    },
    {
      id: 'seen',
      header: 'staff.column.seen',
      width: '132px',
      narrow: '104px',
      cell: ({ person: { seenAt } }) => <StaffSeen at={seenAt} />,
    },
    {
      id: 'actions',
      header: 'list.actions',
      isHeaderHidden: true,
      width: '40px',
      cell: (entry, { tabIndex }) => <StaffActions entry={entry} tabIndex={tabIndex} />,
    },
  ],
  filters: [
    {
      name: 'role',
      label: 'staff.column.role',
      every: 'staff.filter.everyRole',
      options: {
        administrator: 'staff.role.administrator',
        staff: 'staff.role.staff',
        reader: 'staff.role.reader',
      },
    },
    {
      name: 'status',
      label: 'staff.column.status',
      every: 'staff.filter.everyStatus',
      options: {
        active: 'staff.status.active',
        invited: 'staff.status.invited',
        disabled: 'staff.status.disabled',
      },
    },
  ],
  texts: {
    count: 'staff.count',
    found: 'staff.found',
    rows: 'staff.rows',
    search: 'staff.search',
    searchHint: 'staff.searchHint',
  },
};
