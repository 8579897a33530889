import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { byName } from '../../../contract/script';
import { accountLinkScripts } from '../../../contract/scripts/accountLinks';
import { forgotPassword } from '../../workflows/account/forgotPassword';
import { TextField } from '../../ui/TextField';
import { RefusalNote } from '../account/RefusalNote';
import { SendButton } from '../account/SendButton';
import { useAccountForm } from '../account/useAccountForm';

const { email } = byName(accountLinkScripts)['account.askPassword'].input;
const fields = { email };

/** The address that the link is asked for. */
export function AskPassword() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { form, field, note, isBusy } = useAccountForm({
    fields,
    initialValues: { email: '' },
    sent: useSelector(forgotPassword.select),
    submit: (values) => dispatch(forgotPassword.intents.submitted(values)),
  });
  return (
    <form className="sign-in-form" {...form}>
      <TextField
        {...field('email')}
        type="email"
        size="large"
        autoComplete="username"
        autoFocus
        label={formatMessage({ id: 'account.email' })}
        hint={formatMessage({ id: 'forgotPassword.emailHint' })}
      />
      <RefusalNote refusal={note} />
      <SendButton text="forgotPassword.send" isBusy={isBusy} />
    </form>
  );
}
