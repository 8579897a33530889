import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { deleteTalentIntents, selectDeleteTalent } from '../deleteTalent';
import { filmDeletionIntents, selectFilmDeletion } from '../filmDeletion';
import { filmEditorIntents, selectFilmEditor } from '../filmEditor';
import { filmSheetIntents, selectFilmSheet } from '../filmSheet';
import { locationChanged } from '../navigation';
import { newReelIntents, selectNewReel } from '../newReel';
import { newTalentIntents, selectNewTalent } from '../newTalent';
import { playerIntents, selectPlayer } from '../player';
import { selectSendReel, sendReelIntents } from '../sendReel';
import { selectUpload, uploadIntents } from '../uploads';

/** What stands over a page closes with it, unless it is at work: that goes on, and ends by itself. */
export function* overlaysSaga(): SagaGenerator<void> {
  yield* takeEvery(locationChanged, closeAll);
}

function* closeAll(): SagaGenerator<void> {
  const newTalent = yield* select(selectNewTalent);
  const deleteTalent = yield* select(selectDeleteTalent);
  const player = yield* select(selectPlayer);
  yield* closeFilmSheet();
  if (newTalent.status === 'editing' || newTalent.status === 'refused') yield* put(newTalentIntents.closed());
  if (deleteTalent.status === 'asking' || deleteTalent.status === 'refused')
    yield* put(deleteTalentIntents.closed());
  if ((yield* select(selectNewReel)).status === 'editing') yield* put(newReelIntents.closed());
  if ((yield* select(selectSendReel)).status === 'form') yield* put(sendReelIntents.closed());
  if ((yield* select(selectFilmEditor)).status === 'open') yield* put(filmEditorIntents.closed());
  if ((yield* select(selectFilmDeletion)).status === 'asking') yield* put(filmDeletionIntents.closed());
  if (player.status !== 'empty' && player.status !== 'fadingOut') yield* put(playerIntents.closed());
}

/** Its file goes with it: without its sheet it would never be a film. */
function* closeFilmSheet(): SagaGenerator<void> {
  const sheet = yield* select(selectFilmSheet);
  if (sheet.status !== 'opening' && sheet.status !== 'editing') return;
  yield* put(filmSheetIntents.closed());
  const upload = sheet.status === 'editing' && (yield* select(selectUpload, sheet.temporaryId));
  if (upload) yield* put(uploadIntents.cancelled({ updateId: upload.updateId }));
}
