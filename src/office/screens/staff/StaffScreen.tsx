import { Button } from '@blueprintjs/core';
import { NewPerson, People } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { byName } from '../../../contract/script';
import { staffScripts } from '../../../contract/scripts/staff';
import { staffInvitationIntents } from '../../workflows/staff/staffInvitation';
import { NotAllowed } from '../shared/NotAllowed';
import { ListScreen } from '../shared/list/ListScreen';
import { useMay } from '../shared/useMay';
import { FactorRule } from './FactorRule';
import { InvitationDialog } from './InvitationDialog';
import { LinkDialog } from './LinkDialog';
import { PartingDialog } from './PartingDialog';
import { StaffNotes } from './StaffNotes';
import { staffRows } from './staffRows';
import './staff.css';

const { 'staff.invite': invitation } = byName(staffScripts);

/** The accounts of the agency: invited, given a role, turned off, handed over and removed; for administrators. */
export default function StaffScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayInvite = useMay(invitation);
  if (!mayInvite) return <NotAllowed text="staff.notAllowed" />;
  const invite = (
    <Button
      intent="primary"
      icon={<NewPerson />}
      text={formatMessage({ id: 'staff.invite' })}
      onClick={() => dispatch(staffInvitationIntents.opened())}
    />
  );
  return (
    <ListScreen
      list={staffRows}
      title={formatMessage({ id: 'staff.title' })}
      actions={invite}
      empty={{ icon: <People />, title: formatMessage({ id: 'staff.none' }), action: invite }}
    >
      <FactorRule />
      <StaffNotes />
      <InvitationDialog />
      <LinkDialog />
      <PartingDialog />
    </ListScreen>
  );
}
