import { all, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { filmDeleted, selectFilm } from '../../entities/films';
import { newRequestId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { thingDeleted } from '../undo';
import { selectDeleteFilm } from './selectors';
import { facts, intents } from './slice';

/** A film goes to the trash once a person has seen on which reels it stands; the way back is offered at once. */
export function* deleteFilmSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([intents.opened, intents.closed], listReels),
    takeLeading(intents.confirmed, deleteFilm),
  ]);
}

function* listReels(): SagaGenerator<void> {
  const deletion = yield* select(selectDeleteFilm);
  if (deletion.status !== 'asking') return;
  const answer = yield* request('film.reels', { filmId: deletion.film.filmId });
  yield* put(
    facts.reelsKnown(
      answer.ok ? { status: 'listed', reels: answer.reply } : { status: 'unknown', refusal: answer.refusal },
    ),
  );
}

function* deleteFilm(): SagaGenerator<void> {
  const deletion = yield* select(selectDeleteFilm);
  if (deletion.status !== 'deleting') return;
  const { filmId, title, talentId, onReel } = deletion.film;
  const requestId = deletion.requestId ?? (yield* perform(newRequestId()));
  yield* put(facts.identified(requestId));
  const answer = yield* request('film.delete', {
    filmId,
    online: false,
    isOnReel: onReel,
    talentId,
    requestId,
  });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  yield* put(facts.deleted());
  const film = yield* select(selectFilm, filmId);
  yield* put(filmDeleted({ filmId, talentId, ...(film?.processId && { processId: film.processId }) }));
  yield* put(thingDeleted({ kind: 'film', id: filmId, title }));
}
