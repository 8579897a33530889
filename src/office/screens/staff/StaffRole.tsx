import { HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { type Role, roleOf } from '../../../contract/rules/allow';
import { selectOwnId } from '../../entities/permissions';
import { selectStaffChange, staffChangeIntents } from '../../workflows/staff/staffChanges';
import type { StaffEntry } from '../../workflows/staff/staffList';
import { quietIcon } from '../../ui/quietIcon';
import { useRoleOptions } from './useRoleOptions';
import { useSelected } from '../shared/useSelected';

interface StaffRoleProps {
  readonly entry: StaffEntry;
  readonly tabIndex: number;
}

/** What a person may do, to be chosen; nobody gives up a role of their own by a slip in the list. */
export function StaffRole({ entry: { person, name }, tabIndex }: StaffRoleProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const options = useRoleOptions();
  const { staffId } = person;
  const isOneself = useSelector(selectOwnId) === staffId;
  const state = useSelected(selectStaffChange, staffId);
  const wanted = state.status === 'pending' && state.change.kind === 'role' ? state.change.role : undefined;
  const role = wanted ?? roleOf(person);
  if (isOneself)
    return (
      <span className="list-quiet" title={formatMessage({ id: 'staff.ownRole' })}>
        {formatMessage({ id: `staff.role.${role}` })}
      </span>
    );
  return (
    <HTMLSelect
      className="list-above"
      iconProps={quietIcon}
      fill
      tabIndex={tabIndex}
      aria-label={formatMessage({ id: 'staff.roleOf' }, { name })}
      disabled={state.status === 'pending'}
      value={role}
      options={options}
      onChange={({ currentTarget }) =>
        dispatch(staffChangeIntents.requested({ kind: 'role', staffId, role: currentTarget.value as Role }))
      }
    />
  );
}
