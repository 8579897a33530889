import { H1 } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectSession } from '../../entities/session';
import { Brand } from '../../ui/Brand';
import { selectIsSpecialClient } from '../../entities/specialClient';
import { LanguageSelect } from '../shared/LanguageSelect';
import { ThemeSelect } from '../shared/ThemeSelect';
import { SignInForm } from './SignInForm';
import './signIn.css';

/** Where whoever is not signed in arrives; afterwards one goes on to where one wanted to be. */
export default function SignInScreen() {
  const session = useSelector(selectSession);
  const isSpecial = useSelector(selectIsSpecialClient);
  const wanted = wantedIn(useLocation().state);
  if (session) return <Navigate to={isSpecial ? '/cosmic-redirect' : (wanted ?? '/app/dashboard')} replace />;
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Brand />
        <H1 className="sign-in-title">
          <FormattedMessage id="signIn.title" />
        </H1>
        <p className="gr-muted">
          <FormattedMessage id="signIn.lead" />
        </p>
        <SignInForm />
      </div>
      <footer className="sign-in-footer">
        <LanguageSelect />
        <ThemeSelect />
      </footer>
    </main>
  );
}

function wantedIn(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && from !== '/' ? from : undefined;
}
