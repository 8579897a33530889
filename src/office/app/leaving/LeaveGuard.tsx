import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type BlockerFunction, Outlet, useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';
import { escapeTopLayer, passEscapeOn, topLayer } from '../../ports/escape';
import { onceAtEntry, rewriteAddress } from '../../ports/history';
import { RewriteAddressContext } from '../../ui/address';
import { LeavingContext, noteUnsaved, unsavedOnShow } from '../../ui/leaving';
import { useSecondEntry } from './useSecondEntry';
import { NamedAlert } from '../../ui/NamedAlert';

interface Asking {
  /** How often it has asked. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly question?: string | undefined;
  readonly go?: () => void;
  readonly stay?: () => void;
}

/**
 * Asks before a page or a form is left on which something is not saved: by a link, by Back, or by closing it. Back and
 * Escape close what lies over the page, never the page under it.
 */
export default function LeaveGuard() {
  const { formatMessage } = useIntl();
  const [{ count, isOpen, question, go, stay }, setAsking] = useState<Asking>({ count: 0, isOpen: false });
  /** Where to, while that is asked. */
  const asked = useRef<() => void>();
  const ask = useCallback((onGo: () => void, onStay?: () => void) => {
    asked.current = onGo;
    const text = unsavedOnShow().findLast((one) => one.question)?.question;
    setAsking((before) => ({
      ...{ count: before.count + 1, isOpen: true, question: text },
      ...{ go: onGo, stay: onStay },
    }));
  }, []);
  const answer = useCallback((then?: () => void) => {
    if (!asked.current) return;
    asked.current = undefined;
    setAsking((asking) => ({ ...asking, isOpen: false }));
    then?.();
  }, []);
  const leaving = useMemo(
    () => ({
      guard(question?: string) {
        const isSaved = noteUnsaved(question);
        return () => {
          isSaved();
          // What is saved by now is not asked about any more, unless something else takes its place in the same breath.
          queueMicrotask(() => unsavedOnShow().length === 0 && answer(asked.current));
        };
      },
      leave: (go: () => void) => (unsavedOnShow().length > 0 ? ask(go) : go()),
    }),
    [answer, ask],
  );
  useLayoutEffect(() => () => void (asked.current = undefined), []);
  useEffect(passEscapeOn, []);
  useSecondEntry();
  const isForLayer = useRef(false);
  const isHeld = useCallback<BlockerFunction>(({ currentLocation, nextLocation, historyAction }) => {
    isForLayer.current = historyAction === 'POP' && topLayer() !== undefined;
    if (isForLayer.current) return true;
    return unsavedOnShow().length > 0 && nextLocation.pathname !== currentLocation.pathname;
  }, []);
  const blocker = useBlocker(isHeld);
  // The way that was held may have been given up for another one by the time that the question is answered.
  const held = useRef(blocker);
  useLayoutEffect(() => void (held.current = blocker), [blocker]);
  const { key } = useLocation();
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!isForLayer.current) {
      ask(
        () => held.current.proceed?.(),
        () => held.current.reset?.(),
      );
      return;
    }
    blocker.reset();
    // What closes may stand in the address, which is another entry's until then.
    onceAtEntry(key, escapeTopLayer);
  }, [blocker, ask, key]);
  useBeforeUnload(
    useCallback((event) => {
      if (unsavedOnShow().length > 0) event.preventDefault();
    }, []),
  );
  return (
    <LeavingContext.Provider value={leaving}>
      <RewriteAddressContext.Provider value={rewriteAddress}>
        <Outlet />
      </RewriteAddressContext.Provider>
      <NamedAlert
        // Another one each time: one that was open before would lie under the dialogs that opened since.
        key={count}
        isOpen={isOpen}
        intent="warning"
        canEscapeKeyCancel
        cancelButtonText={formatMessage({ id: 'form.stay' })}
        confirmButtonText={formatMessage({ id: question ? 'form.discard' : 'leaving.leave' })}
        onCancel={() => answer(stay)}
        onConfirm={() => answer(go)}
      >
        <p>{question ?? formatMessage({ id: 'leaving.question' })}</p>
      </NamedAlert>
    </LeavingContext.Provider>
  );
}
