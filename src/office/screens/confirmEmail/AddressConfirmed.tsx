import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '../../entities/session';
import { DoorPage } from '../signIn/DoorPage';

/** The address is the one to sign in with from now on. */
export function AddressConfirmed({ email }: { readonly email: string }) {
  const isSignedIn = useSelector(selectSession) !== null;
  return (
    <DoorPage
      title="confirmEmail.confirmedTitle"
      lead={
        <span role="status">
          <FormattedMessage id="confirmEmail.confirmed" values={{ email }} />
        </span>
      }
    >
      <p className="sign-in-way">
        <Link
          className="bp6-button bp6-large bp6-fill bp6-intent-primary"
          to={isSignedIn ? '/app/page/profile' : '/signin'}
          state={{ login: email }}
        >
          <FormattedMessage id={isSignedIn ? 'confirmEmail.goOn' : 'account.toSignIn'} />
        </Link>
      </p>
    </DoorPage>
  );
}
