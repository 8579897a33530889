import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import { filmEncodingMoved, selectFilm } from '../../entities/films';
import { newId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { selectReencoding } from './selectors';
import { facts, intents } from './slice';

/** One film is sent back to the encoding queue; a second press is ignored until the answer (spec section 4). */
export function* reencodingSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.requested, reencode);
}

function* reencode(): SagaGenerator<void> {
  const reencoding = yield* select(selectReencoding);
  if (reencoding.status !== 'asking') return;
  const { filmId, options } = reencoding;
  const film = yield* select(selectFilm, filmId);
  const answer = yield* request('film.reencode', {
    filmId,
    path: [film?.clusterPath, film?.fileName].filter(Boolean).join('/'),
    options,
    requestId: yield* perform(newId(20)),
  });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  // News of the new encoding may have come before the answer, up to that of its end.
  if ((yield* select(selectFilm, filmId)) === film)
    yield* put(filmEncodingMoved({ filmId, status: 'waiting', progress: 0, reason: '' }));
  yield* put(facts.queued({ filmId }));
}
