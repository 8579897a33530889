import { type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { originalAddress } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/configuration';
import { selectSession } from '../../entities/session';
import { openWindow } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { intents } from './slice';

export function* editFilmSaga(): SagaGenerator<void> {
  yield* takeEvery(intents.originalRequested, openOriginal);
}

/** The original opens in a new window with the film id and the client database name (spec section 6). */
function* openOriginal({
  payload: { filmId },
}: ReturnType<typeof intents.originalRequested>): SagaGenerator<void> {
  const { media } = yield* select(selectAddresses);
  const session = yield* select(selectSession);
  if (session) yield* perform(openWindow(originalAddress(media, filmId, session.agency.databaseName)));
}
