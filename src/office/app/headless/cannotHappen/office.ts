import { steps as connectivity } from '../../../workflows/office/connectivity';
import { caseReducers as reelChanges } from '../../../workflows/reels/reelChanges/slice';
import { caseReducers as undo } from '../../../workflows/trash/undo/slice';
import { never } from './never';

const isOffline = 'what breaks or comes back while the browser is off line is remembered until it is on line';

export const office = [
  ...never(isOffline, connectivity.eventsLost, 'online offline', 'back offline', 'offline away'),
  ...never(isOffline, connectivity.eventsResumed, 'away offline', 'offline back'),
  ...never('what was refused is told', reelChanges.refused, 'saving idle'),
  ...never('what was taken back elsewhere is said', undo.takenBack, 'none'),
];
