import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { StaffMember } from '../../../contract/entities/session';
import { accountChangeIntents, selectAccountChange } from '../../workflows/account/accountChange';
import { FormDialog } from '../shared/FormDialog';
import { useLastKnown } from '../shared/useLastKnown';
import { AddressForm } from './AddressForm';
import { NameForm } from './NameForm';
import { PasswordForm } from './PasswordForm';

const forms = { name: NameForm, address: AddressForm, password: PasswordForm };

/** Name, address or password is changed. While the dialog fades it is about the same. */
export function AccountDialog({ staff }: { readonly staff: StaffMember }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectAccountChange);
  const kind = useLastKnown('kind', 'kind' in state ? state.kind : undefined);
  if (!kind) return null;
  const Form = forms[kind];
  return (
    <FormDialog
      isOpen={'kind' in state}
      isSaving={state.status === 'sending'}
      className="gr-dialog"
      title={formatMessage({ id: `profile.change.${kind}` })}
      question={formatMessage({ id: 'profile.discard' })}
      discard={() => dispatch(accountChangeIntents.closed())}
    >
      {(dialog) => <Form {...dialog} staff={staff} />}
    </FormDialog>
  );
}
