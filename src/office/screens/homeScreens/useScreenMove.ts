import type { KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  screenHoldIntents,
  selectHeldScreen,
  selectIsHeldMoved,
} from '../../workflows/homeScreens/screenHold';
import { screenOrder } from '../../workflows/homeScreens/screenOrder';
import { selectScreensInOrder } from '../../workflows/homeScreens/screensInOrder';

type Root = Parameters<typeof selectScreensInOrder>[0];

/**
 * How a home screen is moved among those that are on the site as it is, or off it: by drag, or by keys as films on a reel
 * are (Space or Enter takes it and drops it, arrows move it, Escape puts it back; Alt with an arrow moves it at once).
 */
export function useScreenMove(screenId: string) {
  const dispatch = useDispatch();
  const screens = useSelector((root: Root) => selectScreensInOrder(root));
  const held = useSelector(selectHeldScreen);
  const isMoved = useSelector(selectIsHeldMoved);
  const { online } = screens.find((screen) => screen.screenId === screenId) ?? {};
  const ids = screens.flatMap((screen) => (screen.online === online ? screen.screenId : []));
  const at = ids.indexOf(screenId);
  const isHeld = held?.screenId === screenId;

  /** The move that puts one of these screens to a place, from 0. */
  const moveTo = (id: string, place: number) => ({
    screenId: id,
    beforeId: ids.filter((other) => other !== id)[place] ?? '',
  });
  const take = (id: string, place: number) => {
    const move = moveTo(id, place);
    if (held?.screenId !== id || held.beforeId !== move.beforeId) dispatch(screenHoldIntents.taken(move));
  };
  const drop = () => {
    if (held && isMoved) dispatch(screenOrder.intents.requested(held));
    if (held) dispatch(screenHoldIntents.released());
  };

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const place = at + step;
    if (event.key === ' ' || event.key === 'Enter')
      if (isHeld) drop();
      else take(screenId, at);
    else if (event.key === 'Escape' && isHeld) dispatch(screenHoldIntents.released());
    else if (step !== 0 && isHeld) take(screenId, Math.max(0, Math.min(place, ids.length - 1)));
    else if (step !== 0 && event.altKey && ids[place] !== undefined)
      dispatch(screenOrder.intents.requested(moveTo(screenId, place)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    isHeld,
    onKeyDown,
    begin: () => take(screenId, at),
    /** Another screen that is dragged over this one takes its place, if it may stand there. */
    takePlace: (id: string) => ids.includes(id) && take(id, at),
    drop,
    release: () => held && dispatch(screenHoldIntents.released()),
  };
}
