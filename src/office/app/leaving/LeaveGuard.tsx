import { Alert } from '@blueprintjs/core';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { holdHistory } from '../../ports/history';
import { focusButton } from '../../screens/shared/focusButton';
import { LeavingContext } from '../../ui/leaving';
import { GuardedNavigation } from './GuardedNavigation';

/** Asks before a page or a form is left on which something is not saved: by a link, by Back, or by closing it. */
export default function LeaveGuard() {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const [unsaved, setUnsaved] = useState(0);
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null);
  const isHeld = unsaved > 0;
  const leaving = useMemo(
    () => ({
      guard() {
        setUnsaved((count) => count + 1);
        return () => setUnsaved((count) => count - 1);
      },
      leave: (go: () => void) => (isHeld ? setAsked({ go }) : go()),
    }),
    [isHeld],
  );
  useEffect(() => (isHeld ? holdHistory((go) => setAsked({ go })) : undefined), [isHeld, location]);
  return (
    <LeavingContext.Provider value={leaving}>
      <GuardedNavigation>
        <Outlet />
      </GuardedNavigation>
      <Alert
        isOpen={asked !== null}
        intent="warning"
        canEscapeKeyCancel
        cancelButtonText={formatMessage({ id: 'form.stay' })}
        confirmButtonText={formatMessage({ id: 'leaving.leave' })}
        onOpened={focusButton}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          asked?.go();
        }}
      >
        <p>{formatMessage({ id: 'leaving.question' })}</p>
      </Alert>
    </LeavingContext.Provider>
  );
}
