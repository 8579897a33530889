import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { passkeyName } from '../../../../contract/entities/passkey';
import { TextField } from '../../../ui/TextField';
import { passkeyNaming, type PasskeyNamingOpen } from '../../../workflows/account/passkeyNaming';
import { useAccountForm } from '../../account/useAccountForm';
import { AccountForm, type InAccountDialog } from '../AccountForm';

const fields = { passkeyName };

const sentOf = (state: PasskeyNamingOpen) =>
  'refusal' in state
    ? { status: 'refused', refusal: state.refusal }
    : { status: state.status === 'saving' ? 'sending' : 'editing' };

/** The name by which its person knows a passkey again. */
export function NamePasskey({ state, ...dialog }: InAccountDialog & { readonly state: PasskeyNamingOpen }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const form = useAccountForm({
    fields,
    initialValues: { passkeyName: state.about.passkeyName },
    sent: sentOf(state),
    submit: (values) => dispatch(passkeyNaming.intents.submitted(values)),
  });
  return (
    <AccountForm form={form} send="factor.renamePasskeySend" {...dialog}>
      <TextField
        {...form.field('passkeyName')}
        autoFocus
        label={formatMessage({ id: 'factor.passkeyName' })}
        hint={formatMessage({ id: 'factor.passkeyNameHint' })}
      />
    </AccountForm>
  );
}
