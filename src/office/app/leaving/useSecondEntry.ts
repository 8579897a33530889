import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { goBack, isFirstEntry, onPress, shownAddress } from '../../ports/history';

/**
 * Back can be held only where it leads to an entry of the office: the first page of a tab is entered a second time once
 * something is pressed on it, and whoever goes back from there to the first entry goes on, out of the office.
 */
export function useSecondEntry(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const wasSecond = useRef(false);
  useEffect(() => onPress(() => isFirstEntry() && navigate(shownAddress())), [navigate]);
  useEffect(() => {
    if (isBack && wasSecond.current && isFirstEntry()) goBack();
    wasSecond.current = !isFirstEntry();
  }, [location, isBack]);
}
