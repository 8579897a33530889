import { Button, Callout, PortalProvider } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { personName } from '../../../contract/rules/personName';
import { selectSession } from '../../entities/session';
import { sessionGuardIntents, type SessionGuardState } from '../../workflows/account/sessionGuard';
import { useUnsavedQuestion } from '../shared/useUnsavedQuestion';
import { SignInAgainDialog } from './SignInAgainDialog';

type Guard = Extract<SessionGuardState, { readonly status: 'locked' | 'leaving' }>;

/** Covers the page, which waits as it is, until its person types the password. What it asks lies over the cover too. */
export function SessionLockedDialog({ guard }: { readonly guard: Guard }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const { ask, question } = useUnsavedQuestion();
  const isLeaving = guard.status === 'leaving';
  const { firstName = '', lastName = '' } = session?.staff ?? {};
  return (
    <PortalProvider portalClassName="session-cover">
      <SignInAgainDialog
        title={intl.formatMessage({ id: 'session.lockedTitle' })}
        isLoginFixed
        submit="session.unlock"
        secondary={
          <Button
            size="large"
            loading={isLeaving}
            onClick={() => ask(() => dispatch(sessionGuardIntents.lockLeft()))}
          >
            <FormattedMessage id="session.signOut" />
          </Button>
        }
      >
        <p>
          <FormattedMessage id="session.lockedText" values={{ name: personName(firstName, lastName) }} />
        </p>
        {guard.status === 'locked' && !guard.isTold && (
          <Callout intent="warning" compact role="status">
            <FormattedMessage id="session.lockUntold" />
          </Callout>
        )}
        {question}
      </SignInAgainDialog>
    </PortalProvider>
  );
}
