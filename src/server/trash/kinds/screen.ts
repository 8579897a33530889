import { removeScreens } from '../removeScreens';
import { trashable } from '../trashable';

/** A home screen, with its picture. */
export const screen = trashable({
  table: 'screens',
  id: 'screen_id',
  title: ({ legend }) => legend,
  picture: ({ picture }) => ({ thumbnail: picture }),
  entity: 'screen',
  remove: removeScreens,
});
