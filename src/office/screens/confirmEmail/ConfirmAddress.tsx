import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { linkUse } from '../../workflows/account/linkUse';
import { RefusalNote } from '../account/RefusalNote';
import { SendButton } from '../account/SendButton';
import { DoorPage } from '../signIn/DoorPage';

interface ConfirmAddressProps {
  readonly token: string;
  readonly email: string;
}

/** A changed address counts once its person presses the button: programs that look into mails open links too. */
export function ConfirmAddress({ token, email }: ConfirmAddressProps) {
  const dispatch = useDispatch();
  const use = useSelector(linkUse.select);
  return (
    <DoorPage
      title="confirmEmail.addressTitle"
      lead={<FormattedMessage id="confirmEmail.addressLead" values={{ email }} />}
    >
      <form
        className="sign-in-form"
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(linkUse.intents.submitted({ purpose: 'address', token }));
        }}
      >
        <RefusalNote refusal={use.status === 'refused' ? use.refusal : undefined} />
        <SendButton text="confirmEmail.confirmAddress" isBusy={use.status === 'sending'} />
      </form>
    </DoorPage>
  );
}
