import { useDispatch, useSelector } from 'react-redux';
import type { StaffMember } from '../../../contract/entities/session';
import { byName } from '../../../contract/script';
import { accountScripts } from '../../../contract/scripts/account';
import { accountChangeIntents, selectAccountChange } from '../../workflows/account/accountChange';
import { NameFields } from '../account/NameFields';
import { useAccountForm } from '../account/useAccountForm';
import { AccountForm, type InAccountDialog } from './AccountForm';

const { input: fields } = byName(accountScripts)['account.save'];

/** The person's name, as colleagues see it. */
export function NameForm({ staff, ...dialog }: InAccountDialog & { readonly staff: StaffMember }) {
  const dispatch = useDispatch();
  const { firstName, lastName } = staff;
  const form = useAccountForm({
    fields,
    initialValues: { firstName, lastName },
    sent: useSelector(selectAccountChange),
    submit: (values) => dispatch(accountChangeIntents.submitted({ kind: 'name', ...values })),
  });
  return (
    <AccountForm {...dialog} form={form} send="profile.saveName">
      <NameFields field={form.field} size="medium" autoFocus />
    </AccountForm>
  );
}
