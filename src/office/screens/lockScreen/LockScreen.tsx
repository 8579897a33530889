import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectSessionGuard, sessionGuardIntents } from '../../workflows/account/sessionGuard';

/** The address that locks: for a bookmark, or a key of the system. Once unlocked, the dashboard follows. */
export default function LockScreen() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectSessionGuard).status === 'open';
  const [wasAsked, setWasAsked] = useState(false);
  useEffect(() => {
    dispatch(sessionGuardIntents.lockRequested());
    setWasAsked(true);
  }, [dispatch]);
  return wasAsked && isOpen ? <Navigate to="/app/dashboard" replace /> : null;
}
