import { Switch } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { selectStaffChange, staffChangeIntents } from '../../workflows/staff/staffChanges';
import type { StaffEntry } from '../../workflows/staff/staffList';
import { useSelected } from '../shared/useSelected';

interface StaffSecretsProps {
  readonly entry: StaffEntry;
  readonly tabIndex: number;
}

/** Whether a person sees social-security numbers and site credentials of talents. */
export function StaffSecrets({ entry: { person, name }, tabIndex }: StaffSecretsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { staffId } = person;
  const state = useSelected(selectStaffChange, staffId);
  const wanted =
    state.status === 'pending' && state.change.kind === 'secrets' ? state.change.seesSecrets : undefined;
  const isOn = wanted ?? person.seesSecrets !== false;
  return (
    <Switch
      className="list-above list-switch"
      tabIndex={tabIndex}
      checked={isOn}
      disabled={state.status === 'pending'}
      aria-label={formatMessage({ id: 'staff.secretsOf' }, { name })}
      labelElement={
        <span aria-hidden="true">{formatMessage({ id: isOn ? 'staff.seen' : 'staff.hidden' })}</span>
      }
      onChange={() =>
        dispatch(staffChangeIntents.requested({ kind: 'secrets', staffId, seesSecrets: !isOn }))
      }
    />
  );
}
