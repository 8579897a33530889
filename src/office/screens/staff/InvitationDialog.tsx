import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectStaffInvitation, staffInvitationIntents } from '../../workflows/staff/staffInvitation';
import { FormDialog } from '../shared/FormDialog';
import { InvitationForm } from './InvitationForm';

/** A colleague to be is invited. */
export function InvitationDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectStaffInvitation);
  const isSaving = dialog.status === 'saving';
  return (
    <FormDialog
      isOpen={dialog.status !== 'closed'}
      isSaving={isSaving}
      className="gr-dialog"
      title={formatMessage({ id: 'staff.inviteTitle' })}
      question={formatMessage({ id: 'staff.discard' })}
      discard={() => dispatch(staffInvitationIntents.closed())}
    >
      {({ onTyped, onClose }) => (
        <InvitationForm
          isSaving={isSaving}
          {...('refusal' in dialog && { refusal: dialog.refusal })}
          onTyped={onTyped}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}
