import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { films } from '../../../entities/films';
import { reels } from '../../../entities/reels';
import { onEvery, reacting } from '../../../kernel/reactions';
import { wentOnline } from '../../../kernel/signals';
import { locationChanged, queryChanged } from '../../office/navigation';
import { shownIn, talentIdOf } from './address';
import { facts, selectOpenFilmId, selectShownTalentId } from './slice';

/** A talent's films and reels are asked for each time its page is opened (spec section 4), and left with it. */
export const talentPageSaga = reacting(
  onEvery(locationChanged, follow),
  onEvery(queryChanged, followFilm),
  onEvery(wentOnline, reloadShown),
);

function* follow({ payload: { path } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  const before = yield* select(selectShownTalentId);
  const talentId = talentIdOf(path);
  if (talentId !== undefined) yield* put(facts.shown({ talentId }));
  else if (before !== undefined) yield* put(facts.left());
  // Whoever waits for the lists of the page that is left goes on at once, and sees that it is left.
  if (before !== undefined && before !== talentId) yield* leave(before);
  if (talentId !== undefined) yield* askFor(talentId);
}

function* leave(talentId: string): SagaGenerator<void> {
  yield* put(films.facts.left({ params: { talentId } }));
  yield* put(reels.facts.left({ params: { talentId } }));
}

function* askFor(talentId: string): SagaGenerator<void> {
  yield* put(films.facts.asked({ params: { talentId } }));
  yield* put(reels.facts.asked({ params: { talentId } }));
}

/** The address opens a film, or names it no more. */
function* followFilm({ payload: { query } }: ReturnType<typeof queryChanged>): SagaGenerator<void> {
  const shown = shownIn(query);
  if (!shown || shown.film === (yield* select(selectOpenFilmId))) return;
  yield* put(shown.film ? facts.filmAddressed({ filmId: shown.film }) : facts.filmLeft());
}

/** What happened while off line was missed, also where the stream of events did not notice. */
function* reloadShown(): SagaGenerator<void> {
  const talentId = yield* select(selectShownTalentId);
  if (talentId !== undefined) yield* askFor(talentId);
}
