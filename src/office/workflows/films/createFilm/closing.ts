import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { selectUpload, uploadIntents } from '../uploads';
import { intents, selectCreateFilm } from './slice';

/** Closes the sheet of a new film with its page. Its file goes with it: without its sheet it would never be a film, unless it may be one. */
export function* closeWithPage(): SagaGenerator<void> {
  const sheet = yield* select(selectCreateFilm);
  if (sheet.status === 'closed' || sheet.status === 'saving') return;
  yield* put(intents.closed());
  if (sheet.status === 'opening' || sheet.mayBeMade) return;
  const upload = yield* select(selectUpload, sheet.uploadKey);
  if (upload) yield* put(uploadIntents.cancelled({ uploadKey: upload.uploadKey }));
}
