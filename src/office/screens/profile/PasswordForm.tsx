import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { StaffMember } from '../../../contract/entities/session';
import { byName } from '../../../contract/script';
import { accountScripts } from '../../../contract/scripts/account';
import { accountChangeIntents, selectAccountChange } from '../../workflows/account/accountChange';
import { NewPassword } from '../account/NewPassword';
import { useAccountForm } from '../account/useAccountForm';
import { AccountForm, type InAccountDialog } from './AccountForm';
import { CurrentPassword } from './CurrentPassword';

const { currentPassword, newPassword } = byName(accountScripts)['account.changePassword'].input;
const fields = { currentPassword, newPassword };

/** A new password in place of the one that the person has. */
export function PasswordForm({ staff, ...dialog }: InAccountDialog & { readonly staff: StaffMember }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const form = useAccountForm({
    fields,
    initialValues: { currentPassword: '', newPassword: '' },
    sent: useSelector(selectAccountChange),
    submit: (values) => dispatch(accountChangeIntents.submitted({ kind: 'password', ...values })),
  });
  return (
    <AccountForm {...dialog} form={form} send="profile.savePassword">
      <p>{formatMessage({ id: 'profile.passwordLead' })}</p>
      <CurrentPassword {...form.field('currentPassword')} login={staff.email} autoFocus />
      <NewPassword {...form.field('newPassword')} />
    </AccountForm>
  );
}
