import { Spinner } from '@blueprintjs/core';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { type Location, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { selectSession } from '../entities/session';
import { locationChanged, queryChanged } from '../workflows/navigation';
import { type Failure, LoadFailure } from './loaded';
import { loadScreens, routes } from './routes';
import type { RootState } from './rootReducer';

interface ScreensProps {
  /** Is given what moves between screens, and again whenever that changes. */
  readonly onNavigator: (navigator: {
    navigate(path: string, options: { readonly replace: boolean }): void;
  }) => void;
}

/** The screen of the address. The last one stays until the next one's code has come; then the workflows hear of it first. */
export function Screens({ onNavigator }: ScreensProps) {
  const navigate = useNavigate();
  const shown = useShown(useLocation());
  useEffect(
    () => onNavigator({ navigate: (path, options) => void navigate(path, options) }),
    [navigate, onNavigator],
  );
  const waiting = <Spinner className="gr-first-spinner" />;
  if (!shown) return waiting;
  return (
    <LoadFailure.Provider value={shown.failure}>
      <Suspense fallback={waiting}>
        <At location={shown.location} />
      </Suspense>
    </LoadFailure.Provider>
  );
}

function At({ location }: { readonly location: Location }) {
  return useRoutes(routes, location);
}

interface ShownAddress {
  readonly location: Location;
  readonly failure: Failure | null;
}

/** The last address whose code has come, or could not be loaded. */
function useShown(location: Location): ShownAddress | undefined {
  const [shown, setShown] = useState<ShownAddress>();
  const dispatch = useDispatch();
  const { getState } = useStore<RootState>();

  useEffect(() => {
    let isWanted = true;
    const show = (failure: Failure | null) => {
      if (!isWanted) return;
      const { pathname: path, search: query } = location;
      if (getState().navigation.path !== path) dispatch(locationChanged({ path }));
      if ((getState().navigation.query ?? '') !== query) dispatch(queryChanged({ query }));
      startTransition(() => setShown({ location, failure }));
    };
    loadScreens(location.pathname, selectSession(getState()) !== null).then(
      () => show(null),
      (error: unknown) => show({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [location, dispatch, getState]);
  return shown;
}
