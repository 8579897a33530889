import { createSelector } from '@reduxjs/toolkit';
import { selectWaitingPictures } from '../../../entities/pictureChecks';
import { selectPictureCheck } from './slice';

/** The pictures as they come up: those taken back, then those that wait longest, then those put behind the others. */
export const selectPicturesInTurn = createSelector(
  [selectWaitingPictures, selectPictureCheck],
  (told, { made, returned, later }) => {
    const decided = new Set(made.map(({ picture }) => picture.pictureId));
    const back = new Set(returned.map(({ pictureId }) => pictureId));
    const waiting = told.filter(({ pictureId }) => !decided.has(pictureId) && !back.has(pictureId));
    const placeOf = ({ pictureId }: { readonly pictureId: string }) => later.indexOf(pictureId);
    return [...returned, ...waiting].toSorted((one, other) => placeOf(one) - placeOf(other));
  },
);
