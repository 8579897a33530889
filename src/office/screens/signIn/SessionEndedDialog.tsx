import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { sessionGuardIntents } from '../../workflows/account/sessionGuard';
import { useUnsavedQuestion } from '../shared/useUnsavedQuestion';
import { SignInAgainDialog } from './SignInAgainDialog';

/** The server no longer knows the session: what was pending goes on after signing in. */
export function SessionEndedDialog() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { ask, question } = useUnsavedQuestion();
  return (
    <SignInAgainDialog
      title={intl.formatMessage({ id: 'session.endedTitle' })}
      secondary={
        <Button size="large" onClick={() => ask(() => dispatch(sessionGuardIntents.left()))}>
          <FormattedMessage id="session.leave" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="session.endedText" />
      </p>
      {question}
    </SignInAgainDialog>
  );
}
