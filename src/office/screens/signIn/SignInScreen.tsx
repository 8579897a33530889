import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { selectSession } from '../../entities/session';
import { selectIsSpecialClient } from '../../entities/specialClient';
import { DoorPage } from './DoorPage';
import { SignInForm } from './SignInForm';
import { goesOnTo, textIn } from './wanted';

/** Where whoever is not signed in arrives; afterwards one goes on to where one wanted to be. `children` is another way to sign in. */
export default function SignInScreen({ children }: { readonly children?: ReactNode }) {
  const session = useSelector(selectSession);
  const isSpecial = useSelector(selectIsSpecialClient);
  const { state } = useLocation();
  if (session)
    return <Navigate to={isSpecial ? '/cosmic-redirect' : goesOnTo(textIn(state, 'from'))} replace />;
  return (
    <DoorPage title="signIn.title" lead={<FormattedMessage id="signIn.lead" />}>
      {children}
      <SignInForm login={textIn(state, 'login')} />
      <p className="sign-in-way">
        <Link to="/forgot-password">
          <FormattedMessage id="signIn.forgot" />
        </Link>
      </p>
    </DoorPage>
  );
}
