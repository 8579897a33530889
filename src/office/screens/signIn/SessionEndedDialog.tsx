import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '../../entities/session';
import { sessionIntents } from '../../workflows/session';
import { useUnsavedQuestion } from '../shared/useUnsavedQuestion';
import { SignInForm } from './SignInForm';
import './signIn.css';

/** Stands over the page when the server no longer knows the session: what was pending goes on after signing in. */
export function SessionEndedDialog() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const { ask, question } = useUnsavedQuestion();
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'session.endedTitle' })}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      className="session-ended"
    >
      <DialogBody>
        <p>
          <FormattedMessage id="session.endedText" />
        </p>
        <SignInForm
          login={session?.staff.email ?? ''}
          secondary={
            <Button size="large" onClick={() => ask(() => dispatch(sessionIntents.left()))}>
              <FormattedMessage id="session.leave" />
            </Button>
          }
        />
        {question}
      </DialogBody>
    </Dialog>
  );
}
