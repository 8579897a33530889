import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { selectSession } from '../../entities/session';
import { selectIsSpecialClient } from '../../entities/specialClient';
import { DoorPage } from './DoorPage';
import { SignInForm } from './SignInForm';

/** Where whoever is not signed in arrives; afterwards one goes on to where one wanted to be. */
export default function SignInScreen() {
  const session = useSelector(selectSession);
  const isSpecial = useSelector(selectIsSpecialClient);
  const { state } = useLocation();
  const wanted = textIn(state, 'from');
  const goesOn = wanted?.startsWith('/') && wanted !== '/' ? wanted : '/app/dashboard';
  if (session) return <Navigate to={isSpecial ? '/cosmic-redirect' : goesOn} replace />;
  return (
    <DoorPage title="signIn.title" lead={<FormattedMessage id="signIn.lead" />}>
      <SignInForm login={textIn(state, 'login')} />
      <p className="sign-in-way">
        <Link to="/forgot-password">
          <FormattedMessage id="signIn.forgot" />
        </Link>
      </p>
    </DoorPage>
  );
}

/** What the page before handed over under that name. */
function textIn(state: unknown, name: string): string | undefined {
  const text = (Object(state) as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : undefined;
}
