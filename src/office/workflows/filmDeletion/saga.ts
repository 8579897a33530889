import { all, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { newRequestId, waitForUndo, waitWithNotice } from './commands';
import { selectFilmDeletion } from './selectors';
import { facts, intents } from './slice';

/** A film goes to the trash once a person has seen on which reels it stands, and comes back to them by Undo. */
export function* filmDeletionSaga(): SagaGenerator<void> {
  const { deleted, restored, restoreRefused } = facts;
  yield* all([
    takeLatest([intents.opened, intents.closed], listReels),
    takeLeading(intents.confirmed, deleteFilm),
    takeLeading(intents.undone, restoreFilm),
    takeLatest(
      [deleted, restored, restoreRefused, intents.opened, intents.undone, intents.closed],
      endNotice,
    ),
  ]);
}

function* listReels(): SagaGenerator<void> {
  const deletion = yield* select(selectFilmDeletion);
  if (deletion.status !== 'asking') return;
  const answer = yield* request('film.reels', { filmId: deletion.film.filmId });
  yield* put(
    facts.reelsKnown(
      answer.ok ? { status: 'listed', reels: answer.reply } : { status: 'unknown', refusal: answer.refusal },
    ),
  );
}

function* deleteFilm(): SagaGenerator<void> {
  const deletion = yield* select(selectFilmDeletion);
  if (deletion.status !== 'deleting') return;
  const { filmId, talentId, onReel } = deletion.film;
  const answer = yield* request('film.delete', {
    filmId,
    online: false,
    isOnReel: onReel,
    talentId,
    requestId: yield* perform(newRequestId()),
  });
  if (answer.ok) yield* put(facts.deleted(deletion.film));
  else yield* put(facts.refused(answer.refusal));
}

function* restoreFilm(): SagaGenerator<void> {
  const deletion = yield* select(selectFilmDeletion);
  if (deletion.status !== 'restoring') return;
  const answer = yield* request('trash.restore', {
    kind: 'film',
    id: deletion.film.filmId,
    requestId: yield* perform(newRequestId()),
  });
  if (answer.ok) yield* put(facts.restored(deletion.film));
  else yield* put(facts.restoreRefused(answer.refusal));
}

/** A notice goes by itself, but not one that says that Undo was refused. */
function* endNotice(): SagaGenerator<void> {
  const deletion = yield* select(selectFilmDeletion);
  if (deletion.status === 'deleted' && deletion.refusal === null) yield* perform(waitForUndo());
  else if (deletion.status === 'restored') yield* perform(waitWithNotice());
  else return;
  yield* put(facts.noticeEnded());
}
