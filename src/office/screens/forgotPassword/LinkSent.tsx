import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { forgotPassword } from '../../workflows/account/forgotPassword';
import { ToSignIn } from '../account/ToSignIn';
import { DoorPage } from '../signIn/DoorPage';

/** What is said once a link was asked for, whether somebody has the address or not. */
export function LinkSent() {
  const dispatch = useDispatch();
  return (
    <DoorPage
      title="forgotPassword.sentTitle"
      lead={
        <span role="status">
          <FormattedMessage id="forgotPassword.sent" />
        </span>
      }
    >
      <Button size="large" fill autoFocus onClick={() => dispatch(forgotPassword.intents.opened())}>
        <FormattedMessage id="forgotPassword.again" />
      </Button>
      <ToSignIn />
    </DoorPage>
  );
}
