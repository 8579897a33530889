import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** The way back to the sign-in screen. */
export function ToSignIn() {
  return (
    <p className="sign-in-way">
      <Link to="/signin">
        <FormattedMessage id="account.toSignIn" />
      </Link>
    </p>
  );
}
