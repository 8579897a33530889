import { useSelector } from 'react-redux';
import { selectSessionGuard } from '../../workflows/account/sessionGuard';
import { SessionEndedDialog } from './SessionEndedDialog';
import { SessionLockedDialog } from './SessionLockedDialog';
import { SessionTakenDialog } from './SessionTakenDialog';
import { SignOutAlerts } from './SignOutAlerts';

/** The dialogs of the session: it ended, it is locked, it became another's, it is being ended, it could not be ended. */
export default function SessionDialogs() {
  const guard = useSelector(selectSessionGuard);
  if (guard.status === 'ended') return <SessionEndedDialog />;
  if (guard.status === 'taken' || guard.status === 'changing') return <SessionTakenDialog guard={guard} />;
  if (guard.status === 'locked' || guard.status === 'leaving') return <SessionLockedDialog guard={guard} />;
  return <SignOutAlerts guard={guard} />;
}
