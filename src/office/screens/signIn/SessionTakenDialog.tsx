import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { sessionGuardIntents, type SessionGuardState } from '../../workflows/account/sessionGuard';
import { selectIsSending } from '../../workflows/films/uploads';
import { refusalText } from '../shared/refusalText';
import { useUnsavedQuestion } from '../shared/useUnsavedQuestion';
import { SignInAgainDialog } from './SignInAgainDialog';

type Guard = Extract<SessionGuardState, { readonly status: 'taken' | 'changing' }>;

/** Somebody else has signed in in another window: the one whose page this is signs in again, or the other takes it over. */
export function SessionTakenDialog({ guard }: { readonly guard: Guard }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const name = guard.by;
  const lost = intl.formatMessage({ id: 'session.takenUnsaved' }, { name });
  const { ask, question } = useUnsavedQuestion(lost, useSelector(selectIsSending));
  const isChanging = guard.status === 'changing';
  return (
    <SignInAgainDialog
      title={intl.formatMessage({ id: 'session.takenTitle' })}
      secondary={
        <Button
          size="large"
          className="session-taken-other"
          disabled={isChanging}
          aria-busy={isChanging}
          onClick={() => ask(() => dispatch(sessionGuardIntents.personChangeRequested()))}
        >
          <FormattedMessage id="session.goOnAs" values={{ name }} />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="session.takenText" values={{ name }} />
      </p>
      {guard.status === 'taken' && guard.refusal && (
        <Callout intent="warning" compact role="status">
          {refusalText(intl, guard.refusal)}
        </Callout>
      )}
      {question}
    </SignInAgainDialog>
  );
}
