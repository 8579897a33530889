import { useSelector } from 'react-redux';
import { selectSessionGuard } from '../../workflows/session';
import { SessionEndedDialog } from './SessionEndedDialog';
import { SignOutAlerts } from './SignOutAlerts';

/** The dialogs of the session: it ended, it is being ended, it could not be ended. */
export default function SessionDialogs() {
  const guard = useSelector(selectSessionGuard);
  return guard.status === 'ended' ? <SessionEndedDialog /> : <SignOutAlerts guard={guard} />;
}
