import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { sessionGuardIntents, type SessionGuardState } from '../../workflows/account/sessionGuard';
import { refusalText } from '../shared/refusalText';
import { NamedAlert } from '../../ui/NamedAlert';

/** Asks before signing out everywhere or while films are being uploaded, and tells when a sign-out did not reach the server. */
export function SignOutAlerts({ guard }: { readonly guard: SessionGuardState }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const cancel = () => void dispatch(sessionGuardIntents.cancelled());
  if (guard.status === 'failed')
    return (
      <NamedAlert
        isOpen
        intent="warning"
        confirmButtonText={intl.formatMessage({ id: 'action.tryAgain' })}
        cancelButtonText={intl.formatMessage({ id: 'action.cancel' })}
        onConfirm={() => void dispatch(sessionGuardIntents.retried())}
        onCancel={cancel}
        canEscapeKeyCancel
      >
        <FormattedMessage id="session.signOutFailed" values={{ reason: refusalText(intl, guard.refusal) }} />
      </NamedAlert>
    );
  if (guard.status === 'confirmingLoss')
    return (
      <NamedAlert
        isOpen
        intent="danger"
        confirmButtonText={intl.formatMessage({ id: 'session.signOut' })}
        cancelButtonText={intl.formatMessage({ id: 'action.cancel' })}
        onConfirm={() => void dispatch(sessionGuardIntents.confirmed())}
        onCancel={cancel}
        canEscapeKeyCancel
      >
        <FormattedMessage id="session.uploadsStop" />
      </NamedAlert>
    );
  return (
    <NamedAlert
      isOpen={guard.status === 'confirming' || (guard.status === 'signingOut' && guard.everywhere)}
      loading={guard.status === 'signingOut'}
      intent="danger"
      confirmButtonText={intl.formatMessage({ id: 'session.signOutEverywhere' })}
      cancelButtonText={intl.formatMessage({ id: 'action.cancel' })}
      onConfirm={() => void dispatch(sessionGuardIntents.confirmed())}
      onCancel={cancel}
      canEscapeKeyCancel
    >
      <FormattedMessage id="session.everywhereText" />
    </NamedAlert>
  );
}
