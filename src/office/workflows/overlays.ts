import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { createFilmIntents, selectCreateFilm } from './createFilm';
import { deletionIntents, selectDeletion } from './deletion';
import { editFilmIntents, selectEditFilm } from './editFilm';
import { editReelIntents, selectEditReel } from './editReel';
import { locationChanged } from './navigation';
import { newReelIntents, selectNewReel } from './newReel';
import { newTalentIntents, selectNewTalent } from './newTalent';
import { playerIntents, selectPlayer } from './player';
import { screenDetail } from './screenDetail';
import { screenPreviewIntents, selectScreenPreview } from './screenPreview';
import { selectSendReel, sendReelIntents } from './sendReel';
import { selectUpload, uploadIntents } from './uploads';

/** What stands over a page, the statuses in which it closes with that page, and how: at work it goes on, and ends by itself. */
const overlays = [
  overlay(selectNewTalent, ['editing'], newTalentIntents.closed),
  overlay(selectDeletion, ['asking', 'refused'], deletionIntents.closed),
  overlay(selectNewReel, ['editing'], newReelIntents.closed),
  overlay(selectEditReel, ['editing'], editReelIntents.cancelled),
  overlay(selectSendReel, ['form', 'kept'], sendReelIntents.closed),
  overlay(selectEditFilm, ['open'], editFilmIntents.closed),
  overlay(screenDetail.selectPage, ['awaited', 'missing', 'editing', 'saved'], screenDetail.intents.closed),
  overlay(selectScreenPreview, ['open'], screenPreviewIntents.closed),
  overlay(selectPlayer, ['loading', 'loadedMetadata', 'playing', 'paused', 'failed'], playerIntents.closed),
];

function overlay<Root, Status extends string>(
  selectState: (state: Root) => { readonly status: Status },
  statuses: readonly Status[],
  closed: () => Action,
) {
  return function* closeIfOpen(): SagaGenerator<void> {
    const { status } = yield* select(selectState);
    if (statuses.includes(status)) yield* put(closed());
  };
}

/** What stands over a page closes with it. */
export function* overlaysSaga(): SagaGenerator<void> {
  yield* takeEvery(locationChanged, closeAll);
}

function* closeAll(): SagaGenerator<void> {
  yield* closeCreateFilm();
  for (const closeIfOpen of overlays) yield* closeIfOpen();
}

/** Its file goes with it: without its sheet it would never be a film. */
function* closeCreateFilm(): SagaGenerator<void> {
  const sheet = yield* select(selectCreateFilm);
  if (sheet.status === 'closed' || sheet.status === 'saving') return;
  yield* put(createFilmIntents.closed());
  const upload = sheet.status !== 'opening' && (yield* select(selectUpload, sheet.uploadKey));
  if (upload) yield* put(uploadIntents.cancelled({ uploadKey: upload.uploadKey }));
}
