import { all, put, type SagaGenerator, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { filmPlaces } from '../../entities/filmPlaces';
import type { Attempt } from '../../kernel/mutation';
import { thingDeleted } from '../undo';
import { kindOf } from './kinds';
import { facts, intents, selectors } from './slice';

/** A thing goes to the trash once a person has seen what goes with it; the way back is offered at once. */
export function* deletionSaga(): SagaGenerator<void> {
  yield* all([takeEvery(intents.opened, lookForPlaces), takeLeading(intents.confirmed, remove)]);
}

/** A film goes from the reels that it stands on. */
function* lookForPlaces({ payload: { kind, id } }: ReturnType<typeof intents.opened>): SagaGenerator<void> {
  if (kind === 'film') yield* put(filmPlaces.facts.asked({ params: { filmId: id } }));
}

function* remove(): SagaGenerator<void> {
  const deletion = yield* select(selectors.selectDeletion);
  if (deletion.status !== 'deleting') return;
  const { thing, requestId } = deletion;
  const tried = yield* kindOf(thing).remove(thing, requestId);
  if (!tried.ok && !isGone(tried)) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  yield* put(facts.deleted());
  yield* kindOf(thing).tell(thing);
  yield* put(thingDeleted({ kind: thing.kind, id: thing.id, title: thing.title }));
}

/** What was to go is gone: a colleague was faster. */
const isGone = (tried: Attempt<unknown>) => !tried.ok && tried.failure.refusal.kind === 'notFound';
