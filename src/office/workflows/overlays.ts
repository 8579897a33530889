import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { createFilmIntents, selectCreateFilm } from './createFilm';
import { deletionIntents, selectDeletion } from './deletion';
import { editFilmIntents, selectEditFilm } from './editFilm';
import { newReel } from './newReel';
import { newTalentIntents, selectNewTalent } from './newTalent';
import { closingWithPage, overlay } from './overlay';
import { playerIntents, selectPlayer } from './player';
import { screenDetail } from './screenDetail';
import { selectUpload, uploadIntents } from './uploads';

/** What stands over every page closes with it. */
export const overlaysSaga = closingWithPage([
  closeCreateFilm,
  overlay(selectNewTalent, ['editing'], newTalentIntents.closed),
  overlay(selectDeletion, ['asking', 'refused'], deletionIntents.closed),
  overlay(newReel.select, ['editing'], newReel.intents.closed),
  overlay(selectEditFilm, ['open'], editFilmIntents.closed),
  overlay(screenDetail.selectPage, ['awaited', 'missing', 'editing', 'saved'], screenDetail.intents.closed),
  overlay(selectPlayer, ['loading', 'loadedMetadata', 'playing', 'paused', 'failed'], playerIntents.closed),
]);

/** Its file goes with it: without its sheet it would never be a film. */
function* closeCreateFilm(): SagaGenerator<void> {
  const sheet = yield* select(selectCreateFilm);
  if (sheet.status === 'closed' || sheet.status === 'saving') return;
  yield* put(createFilmIntents.closed());
  const upload = sheet.status !== 'opening' && (yield* select(selectUpload, sheet.uploadKey));
  if (upload) yield* put(uploadIntents.cancelled({ uploadKey: upload.uploadKey }));
}
