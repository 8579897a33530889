import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { deletionIntents, selectDeletion } from './deletion';
import { editFilmIntents, selectEditFilm } from './editFilm';
import { createFilmIntents, selectCreateFilm } from './createFilm';
import { locationChanged } from './navigation';
import { newReelIntents, selectNewReel } from './newReel';
import { newTalentIntents, selectNewTalent } from './newTalent';
import { playerIntents, selectPlayer } from './player';
import { editReelIntents, selectEditReel } from './editReel';
import { selectSendReel, sendReelIntents } from './sendReel';
import { screenDetail } from './screenDetail';
import { screenPreviewIntents, selectScreenPreview } from './screenPreview';
import { selectUpload, uploadIntents } from './uploads';

/** What stands over a page closes with it, unless it is at work: that goes on, and ends by itself. */
export function* overlaysSaga(): SagaGenerator<void> {
  yield* takeEvery(locationChanged, closeAll);
}

function* closeAll(): SagaGenerator<void> {
  const newTalent = yield* select(selectNewTalent);
  const newReel = yield* select(selectNewReel);
  const deletion = yield* select(selectDeletion);
  const player = yield* select(selectPlayer);
  yield* closeCreateFilm();
  if (!['closed', 'added', 'saving'].includes(newTalent.status)) yield* put(newTalentIntents.closed());
  if (deletion.status !== 'closed' && deletion.status !== 'deleting') yield* put(deletionIntents.closed());
  if (newReel.status !== 'closed' && newReel.status !== 'saving') yield* put(newReelIntents.closed());
  if ((yield* select(selectEditReel)).status === 'editing') yield* put(editReelIntents.cancelled());
  const { status: sending } = yield* select(selectSendReel);
  if (sending === 'form' || sending === 'kept') yield* put(sendReelIntents.closed());
  if ((yield* select(selectEditFilm)).status === 'open') yield* put(editFilmIntents.closed());
  if (!['closed', 'saving'].includes((yield* select(screenDetail.selectPage)).status))
    yield* put(screenDetail.intents.closed());
  if ((yield* select(selectScreenPreview)).status !== 'closed') yield* put(screenPreviewIntents.closed());
  if (player.status !== 'empty' && player.status !== 'fadingOut') yield* put(playerIntents.closed());
}

/** Its file goes with it: without its sheet it would never be a film. */
function* closeCreateFilm(): SagaGenerator<void> {
  const sheet = yield* select(selectCreateFilm);
  if (sheet.status === 'closed' || sheet.status === 'saving') return;
  yield* put(createFilmIntents.closed());
  const upload = sheet.status !== 'opening' && (yield* select(selectUpload, sheet.uploadKey));
  if (upload) yield* put(uploadIntents.cancelled({ uploadKey: upload.uploadKey }));
}
