import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { byName } from '../../../contract/script';
import { accountLinkScripts } from '../../../contract/scripts/accountLinks';
import { linkUse } from '../../workflows/account/linkUse';
import { NewPassword } from '../account/NewPassword';
import { RefusalNote } from '../account/RefusalNote';
import { SendButton } from '../account/SendButton';
import { ToSignIn } from '../account/ToSignIn';
import { useAccountForm } from '../account/useAccountForm';
import { DoorPage } from '../signIn/DoorPage';

const { newPassword } = byName(accountLinkScripts)['account.choosePassword'].input;
const fields = { newPassword };

interface ChoosePasswordProps {
  readonly token: string;
  readonly email: string;
}

/** A new password in place of the one that was forgotten. */
export function ChoosePassword({ token, email }: ChoosePasswordProps) {
  const dispatch = useDispatch();
  const { form, field, note, isBusy } = useAccountForm({
    fields,
    initialValues: { newPassword: '' },
    sent: useSelector(linkUse.select),
    submit: (values) => dispatch(linkUse.intents.submitted({ purpose: 'password', token, ...values })),
  });
  return (
    <DoorPage
      title="confirmEmail.passwordTitle"
      lead={<FormattedMessage id="confirmEmail.passwordLead" values={{ email }} />}
    >
      <form className="sign-in-form" {...form}>
        <NewPassword {...field('newPassword')} login={email} size="large" autoFocus />
        <RefusalNote refusal={note} />
        <SendButton text="confirmEmail.setPassword" isBusy={isBusy} />
      </form>
      <ToSignIn />
    </DoorPage>
  );
}
