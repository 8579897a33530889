import { createSelector } from '@reduxjs/toolkit';
import { movedBefore } from '../../../contract/rules/order';
import { selectScreens } from '../../entities/screens';
import { selectHeldScreen } from './screenHold';
import { screenOrder } from './screenOrder';

/** The last of them. */
export const selectNewestMove = createSelector([screenOrder.selectMoves], (moves) => moves.at(-1) ?? null);

/** The screens as they are shown: moved as was asked, and as the one in hand would be dropped; those on the site first. */
export const selectScreensInOrder = createSelector(
  [selectScreens, screenOrder.selectMoves, selectHeldScreen],
  (screens, asked, held) => {
    const moves = held ? [...asked, held] : asked;
    if (moves.length === 0) return screens;
    const byId = new Map(screens.map((screen) => [screen.screenId, screen]));
    return moves
      .reduce<readonly string[]>(
        (ids, { screenId, beforeId }) => movedBefore(ids, screenId, beforeId),
        [...byId.keys()],
      )
      .flatMap((id) => byId.get(id) ?? [])
      .toSorted((one, other) => Number(other.online) - Number(one.online));
  },
);
