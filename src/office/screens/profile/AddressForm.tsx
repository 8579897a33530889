import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { StaffMember } from '../../../contract/entities/session';
import { byName } from '../../../contract/script';
import { accountScripts } from '../../../contract/scripts/account';
import { accountChangeIntents, selectAccountChange } from '../../workflows/account/accountChange';
import { TextField } from '../../ui/TextField';
import { useAccountForm } from '../account/useAccountForm';
import { AccountForm, type InAccountDialog } from './AccountForm';
import { CurrentPassword } from './CurrentPassword';

const { email, currentPassword } = byName(accountScripts)['account.changeAddress'].input;
const fields = { email, currentPassword };

/** Another address to sign in with. */
export function AddressForm({ staff, ...dialog }: InAccountDialog & { readonly staff: StaffMember }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const form = useAccountForm({
    fields,
    initialValues: { email: '', currentPassword: '' },
    sent: useSelector(selectAccountChange),
    submit: (values) => dispatch(accountChangeIntents.submitted({ kind: 'address', ...values })),
  });
  return (
    <AccountForm {...dialog} form={form} send="profile.saveAddress">
      <p>{formatMessage({ id: 'profile.addressLead' }, { email: staff.email })}</p>
      <TextField
        {...form.field('email')}
        type="email"
        autoFocus
        autoComplete="email"
        label={formatMessage({ id: 'profile.newAddress' })}
      />
      <CurrentPassword {...form.field('currentPassword')} login={staff.email} />
    </AccountForm>
  );
}
