import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { DoorPage } from '../signIn/DoorPage';
import { ToSignIn } from './ToSignIn';

/** A link that was used, is too old, or was never one: what to do instead. */
export function LinkOver() {
  return (
    <DoorPage title="account.linkOverTitle" lead={<FormattedMessage id="account.linkOver" />}>
      <p className="sign-in-way">
        <Link to="/forgot-password">
          <FormattedMessage id="account.askAnother" />
        </Link>
      </p>
      <ToSignIn />
    </DoorPage>
  );
}
