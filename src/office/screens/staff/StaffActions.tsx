import { Button, MenuDivider, MenuItem, Popover } from '@blueprintjs/core';
import {
  BlockedPerson,
  Envelope,
  Inheritance,
  Key,
  LogOut,
  More,
  Shield,
  Tick,
  Trash,
} from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectOwnId } from '../../entities/permissions';
import { selectStaffChange, staffChangeIntents } from '../../workflows/staff/staffChanges';
import { selectStaffLink, staffLinkIntents } from '../../workflows/staff/staffLink';
import type { StaffEntry } from '../../workflows/staff/staffList';
import { staffPartingIntents } from '../../workflows/staff/staffParting';
import { KeyMenu } from '../../ui/KeyMenu';
import { useSelected } from '../shared/useSelected';

interface StaffActionsProps {
  readonly entry: StaffEntry;
  readonly tabIndex: number;
}

/** What can be done with a person's account; with one's own nothing, as nobody shuts the door behind themselves. */
export function StaffActions({ entry, tabIndex }: StaffActionsProps) {
  const { formatMessage } = useIntl();
  const { person, name } = entry;
  if (useSelector(selectOwnId) === person.staffId) return null;
  const label = formatMessage({ id: 'staff.more' }, { name });
  return (
    <Popover content={<AccountMenu entry={entry} />} placement="bottom-end">
      <Button
        className="list-above"
        variant="minimal"
        icon={<More />}
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
      />
    </Popover>
  );
}

function AccountMenu({ entry: { person, name } }: Pick<StaffActionsProps, 'entry'>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { staffId, status } = person;
  const isInvited = status === 'invited';
  const isSending = useSelector(selectStaffLink).status === 'sending';
  const isChanging = useSelected(selectStaffChange, staffId).status === 'pending';
  const part = (kind: 'signOut' | 'off' | 'remove' | 'handOver' | 'endFactor') => () =>
    dispatch(staffPartingIntents.opened({ kind, staffId, name, accountStatus: status }));
  const send = () =>
    dispatch(staffLinkIntents.requested({ staffId, name, purpose: isInvited ? 'invitation' : 'password' }));
  return (
    <KeyMenu>
      {status !== 'disabled' && (
        <MenuItem
          icon={isInvited ? <Envelope /> : <Key />}
          text={formatMessage({ id: isInvited ? 'staff.resend' : 'staff.sendPassword' })}
          disabled={isSending}
          onClick={send}
        />
      )}
      {status === 'active' && (
        <>
          <MenuItem
            icon={<LogOut />}
            text={formatMessage({ id: 'staff.signOut' })}
            onClick={part('signOut')}
          />
          <MenuItem
            icon={<BlockedPerson />}
            text={formatMessage({ id: 'staff.off' })}
            onClick={part('off')}
          />
        </>
      )}
      {status === 'disabled' && (
        <MenuItem
          icon={<Tick />}
          text={formatMessage({ id: 'staff.on' })}
          disabled={isChanging}
          onClick={() => dispatch(staffChangeIntents.requested({ kind: 'on', staffId }))}
        />
      )}
      {person.hasFactor && (
        <MenuItem
          icon={<Shield />}
          text={formatMessage({ id: 'staff.endFactor' })}
          onClick={part('endFactor')}
        />
      )}
      {!isInvited && (
        <MenuItem
          icon={<Inheritance />}
          text={formatMessage({ id: 'staff.handOver' })}
          onClick={part('handOver')}
        />
      )}
      <MenuDivider />
      <MenuItem
        icon={<Trash />}
        intent="danger"
        text={formatMessage({ id: isInvited ? 'staff.takeBack' : 'staff.remove' })}
        onClick={part('remove')}
      />
    </KeyMenu>
  );
}
