import { Alert } from '@blueprintjs/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { holdHistory, rewriteAddress } from '../../ports/history';
import { focusWayBack } from '../../screens/shared/focusButton';
import { RewriteAddressContext } from '../../ui/address';
import { LeavingContext } from '../../ui/leaving';
import { GuardedNavigation } from './GuardedNavigation';

interface Unsaved {
  /** Asked instead of the usual question, where what was typed would be lost. */
  readonly question: string | undefined;
}

interface Asking {
  readonly count: number;
  readonly go: (() => void) | null;
}

/** Asks before a page or a form is left on which something is not saved: by a link, by Back, or by closing it. */
export default function LeaveGuard() {
  const { formatMessage } = useIntl();
  const { key, pathname } = useLocation();
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const [{ count, go }, setAsking] = useState<Asking>({ count: 0, go: null });
  const isHeld = unsaved.length > 0;
  const question = unsaved.findLast((one) => one.question)?.question;
  const leaving = useMemo(
    () => ({
      guard(question?: string) {
        const one = { question };
        setUnsaved((all) => [...all, one]);
        return () => setUnsaved((all) => all.filter((other) => other !== one));
      },
      leave: (go: () => void) => (isHeld ? setAsking(askedOf(go)) : go()),
    }),
    [isHeld],
  );
  useLayoutEffect(
    () => (isHeld ? holdHistory((go) => setAsking(askedOf(go))) : undefined),
    [isHeld, key, pathname],
  );
  const answer = () => setAsking({ count, go: null });
  return (
    <LeavingContext.Provider value={leaving}>
      <GuardedNavigation>
        <RewriteAddressContext.Provider value={rewriteAddress}>
          <Outlet />
        </RewriteAddressContext.Provider>
      </GuardedNavigation>
      <Alert
        // Another one each time: one that was open before would lie under the dialogs that opened since.
        key={count}
        isOpen={go !== null}
        intent="warning"
        canEscapeKeyCancel
        cancelButtonText={formatMessage({ id: 'form.stay' })}
        confirmButtonText={formatMessage({ id: question ? 'form.discard' : 'leaving.leave' })}
        onOpened={focusWayBack}
        onCancel={answer}
        onConfirm={() => {
          answer();
          go?.();
        }}
      >
        <p>{question ?? formatMessage({ id: 'leaving.question' })}</p>
      </Alert>
    </LeavingContext.Provider>
  );
}

const askedOf =
  (go: () => void) =>
  ({ count }: Asking): Asking => ({ count: count + 1, go });
