import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { CHECK_MARK_TIME } from '../../../../contract/constants';
import { filmPictured } from '../../../entities/films';
import { sleep } from '../../../kernel/commands';
import { saveInTurn } from '../../../kernel/lock';
import { perform } from '../../../kernel/perform';
import { onEvery, onLatest, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { facts, intents, selectChoice, selectThumbnails } from './slice';
import { slot } from './slot';
import type { ThumbnailChoice } from './state';

/** One choice at a time is on its way; what is chosen meanwhile is sent next, of each film the newest only. */
export const thumbnailsSaga = reacting(
  saveInTurn(intents.chosen, selectChoice, choose),
  onLatest(facts.saved, fadeCheckMark),
  onEvery(intents.fileChosen, ({ payload: { filmId, file } }) => slot.takeFile({ filmId }, file)),
);

function* choose({ filmId, thumbnail }: ThumbnailChoice): SagaGenerator<void> {
  const answer = yield* request('film.chooseThumbnail', { filmId, thumbnail });
  const now = yield* select(selectThumbnails);
  const isOver = now.status === 'choosing' && now.next.some((other) => other.filmId === filmId);
  if (isOver) yield* put(facts.nextTaken());
  else if (answer.ok) yield* put(facts.saved({ filmId, thumbnail }));
  else yield* put(facts.refused({ filmId, refusal: answer.refusal }));
}

/** Every list that shows the film is told; the check mark fades. */
function* fadeCheckMark({ payload: { filmId } }: ReturnType<typeof facts.saved>): SagaGenerator<void> {
  yield* put(filmPictured({ filmId }));
  yield* perform(sleep(CHECK_MARK_TIME));
  yield* put(facts.markFaded());
}
