import { deletionIntents, selectDeletion } from '../trash/deletion';
import { editFilmIntents, selectEditFilm } from '../films/editFilm';
import { newReel } from '../reels/newReel';
import { newTalentIntents, selectNewTalent } from '../talents/newTalent';
import { closingWithPage, overlay } from './overlay';
import { screenDetail } from '../homeScreens/screenDetail';

/** What stands over every page closes with it; what only some screens open closes by their kits. */
export const overlaysSaga = closingWithPage([
  overlay(selectNewTalent, ['editing', 'refused', 'doubtful'], newTalentIntents.closed),
  overlay(selectDeletion, ['asking', 'refused'], deletionIntents.closed),
  overlay(newReel.select, ['editing', 'refused', 'doubtful'], newReel.intents.closed),
  overlay(selectEditFilm, ['open'], editFilmIntents.closed),
  overlay(screenDetail.selectPage, ['awaited', 'missing', 'editing', 'saved'], screenDetail.intents.closed),
]);
