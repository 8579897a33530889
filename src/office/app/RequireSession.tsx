import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectSession } from '../entities/session';

const SET_UP = '/app/page/profile';

/**
 * Sends whoever is not signed in to /signin (spec section 2), and remembers where they wanted to go unless they just left.
 * Whoever must set up a second factor first finds nothing else.
 */
export function RequireSession() {
  const session = useSelector(selectSession);
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  if (session) {
    wasSignedIn.current = true;
    if (session.staff.needsFactor && pathname !== SET_UP) return <Navigate to={SET_UP} replace />;
    return <Outlet />;
  }
  const state = wasSignedIn.current ? null : { from: pathname + search };
  return <Navigate to="/signin" replace state={state} />;
}
