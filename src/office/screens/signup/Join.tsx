import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { byName } from '../../../contract/script';
import { accountLinkScripts } from '../../../contract/scripts/accountLinks';
import type { AccountLink } from '../../workflows/account/accountLink';
import { linkUse } from '../../workflows/account/linkUse';
import { NameFields } from '../account/NameFields';
import { NewPassword } from '../account/NewPassword';
import { RefusalNote } from '../account/RefusalNote';
import { SendButton } from '../account/SendButton';
import { useAccountForm } from '../account/useAccountForm';
import { DoorPage } from '../signIn/DoorPage';

const { firstName, lastName, newPassword } = byName(accountLinkScripts)['account.join'].input;
const fields = { firstName, lastName, newPassword };

interface JoinProps {
  readonly token: string;
  readonly link: AccountLink;
}

/** Takes an invitation up: one's name, and a password of one's own. */
export function Join({ token, link }: JoinProps) {
  const dispatch = useDispatch();
  const { agencyName, email } = link;
  const { form, field, note, isBusy } = useAccountForm({
    fields,
    initialValues: { firstName: link.firstName, lastName: link.lastName, newPassword: '' },
    sent: useSelector(linkUse.select),
    submit: (values) => dispatch(linkUse.intents.submitted({ purpose: 'invitation', token, ...values })),
  });
  return (
    <DoorPage
      title="signup.joinTitle"
      lead={<FormattedMessage id="signup.joinLead" values={{ agency: agencyName, email }} />}
    >
      <form className="sign-in-form" {...form}>
        <NameFields field={field} />
        <NewPassword {...field('newPassword')} login={email} size="large" />
        <RefusalNote refusal={note} />
        <SendButton text="signup.join" isBusy={isBusy} />
      </form>
    </DoorPage>
  );
}
