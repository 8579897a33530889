import { type ReactNode, useContext, useMemo } from 'react';
import { type To, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { useLeave } from '../../ui/leaving';

/**
 * Links and `navigate` below it go to another path only after `leave`. The router without loaders has no blocker of its
 * own; the one with loaders would cost the sign-in screen 10 KiB.
 */
export function GuardedNavigation({ children }: { readonly children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  const { pathname } = useLocation();
  const leave = useLeave();
  const guarded = useMemo(() => {
    const { navigator } = navigation;
    const isHere = (to: To) =>
      (typeof to === 'string' ? new URL(to, 'http://office').pathname : (to.pathname ?? pathname)) ===
      pathname;
    const go = (to: To, now: () => void) => (isHere(to) ? now() : leave(now));
    return {
      ...navigation,
      navigator: {
        createHref: navigator.createHref,
        encodeLocation: navigator.encodeLocation,
        go: navigator.go,
        push: (...[to, ...rest]: Parameters<typeof navigator.push>) =>
          go(to, () => navigator.push(to, ...rest)),
        replace: (...[to, ...rest]: Parameters<typeof navigator.replace>) =>
          go(to, () => navigator.replace(to, ...rest)),
      },
    };
  }, [navigation, pathname, leave]);
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}
