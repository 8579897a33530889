import { OverlaysProvider } from '@blueprintjs/core';
import { lazy, Suspense, useEffect } from 'react';
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

/** What stands around every screen: the page's dress, the dialogs of the session, the alert of script errors, the report of a problem. */
export function App() {
  useDress();
  useReportKey();
  useEffect(keepFocus, []);
  const guard = useSelector(selectSessionGuard);
  const isReporting = useSelector(selectReport).status !== 'closed';
  const { status } = useSelector(selectScriptErrors);
  return (
    <OverlaysProvider>
      <Outlet />
      <Suspense>
        {guard.status !== 'open' && <SessionDialogs />}
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
