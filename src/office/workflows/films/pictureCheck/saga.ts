import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { filmPictured } from '../../../entities/films';
import { filmsToEncode } from '../../../entities/filmsToEncode';
import { pictureChecks } from '../../../entities/pictureChecks';
import { saveInTurn } from '../../../kernel/lock';
import { ALL } from '../../../kernel/query/state';
import { onEvery, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { askWhileAt } from '../../office/askWhileAt';
import { selectPicturesInTurn } from './selectors';
import { facts, intents, selectDecisionInHand } from './slice';
import type { Decision } from './state';

const SCREEN = '/app/page/checkfilms';

/** The picture check and the films to encode are loaded with their screen; one decision at a time is on its way. */
export const pictureCheckSaga = reacting(
  askWhileAt(SCREEN, pictureChecks),
  askWhileAt(SCREEN, filmsToEncode),
  saveInTurn([intents.decided, intents.undone, intents.retried], selectDecisionInHand, save),
  onEvery(intents.dismissed, () => put(pictureChecks.facts.asked({ params: ALL }))),
);

/** Once the last picture that was told of is decided, there may be more. */
function* save(decision: Decision): SagaGenerator<void> {
  const answer = yield* request('pictureCheck.decide', decision);
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  yield* put(filmPictured({ filmId: decision.filmId }));
  yield* put(facts.saved());
  if ((yield* select(selectDecisionInHand)) !== null || (yield* select(selectPicturesInTurn)).length > 0)
    return;
  const { status } = yield* select(pictureChecks.selectQuery, ALL);
  if (status !== 'idle') yield* put(pictureChecks.facts.asked({ params: ALL }));
}
