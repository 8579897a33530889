import { type UIEvent, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { clientListIntents } from '../../workflows/office/clientList';

/** A scroll is told so often at most, in milliseconds: well within the pause that ends it. */
const TOLD_EVERY = 100;

/** Keeps the clients list of the left panel fresh while it is there. Returns what hears of its scrolling. */
export function useClientList(): (event: UIEvent) => void {
  const dispatch = useDispatch();
  const toldAt = useRef(-TOLD_EVERY);
  useEffect(() => {
    dispatch(clientListIntents.opened());
    return () => {
      dispatch(clientListIntents.closed());
    };
  }, [dispatch]);
  return ({ timeStamp }) => {
    if (timeStamp - toldAt.current < TOLD_EVERY) return;
    toldAt.current = timeStamp;
    dispatch(clientListIntents.scrolled());
  };
}
