import { OverlaysProvider } from '@blueprintjs/core';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectSession } from '../entities/session';
import { keepFocus } from '../ports/keepFocus';
import { onKey } from '../ports/keys';
import { reportIntents, selectReport } from '../workflows/office/report';
import { selectScriptErrors } from '../workflows/office/scriptErrors';
import { selectSessionGuard } from '../workflows/account/sessionGuard';
import { loadMoreMessages } from './messages';
import { useDress } from './useDress';

const ScriptErrorAlert = lazy(() => withReportTexts(import('../screens/utility/ScriptErrorAlert')));
const ReportDialog = lazy(() => withReportTexts(import('../screens/report/ReportDialog')));
const SessionDialogs = lazy(() => import('../screens/signIn/SessionDialogs'));

/**
 * What stands around every screen: the page's dress, the dialogs of the session or a curtain until they come, the alert of
 * script errors, the report of a problem.
 */
export function App() {
  useDress();
  useReportKey();
  useEffect(keepFocus, []);
  const guard = useSelector(selectSessionGuard);
  const curtain = ['locked', 'leaving'].includes(guard.status) && (
    <div className="session-curtain" role="status">
      <FormattedMessage id="session.lockedTitle" />
    </div>
  );
  const isReporting = useSelector(selectReport).status !== 'closed';
  const { status } = useSelector(selectScriptErrors);
  return (
    <OverlaysProvider>
      <Outlet />
      <Suspense fallback={curtain}>{guard.status !== 'open' && <SessionDialogs />}</Suspense>
      <Suspense>
        {status === 'shown' && <ScriptErrorAlert />}
        {isReporting && <ReportDialog />}
      </Suspense>
    </OverlaysProvider>
  );
}

/** F8 reports a problem where nobody is signed in too; behind sign-in it is one of the keys that `?` lists. */
function useReportKey(): void {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectSession) !== null;
  useEffect(
    () => (isSignedIn ? undefined : onKey('F8', () => void dispatch(reportIntents.opened()))),
    [isSignedIn, dispatch],
  );
}

async function withReportTexts<T>(component: Promise<T>): Promise<T> {
  const [come] = await Promise.all([component, loadMoreMessages('report')]);
  return come;
}
