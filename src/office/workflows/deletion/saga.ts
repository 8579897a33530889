import { all, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Attempt } from '../../kernel/mutation';
import { thingDeleted } from '../undo';
import { kindOf } from './kinds';
import { facts, intents, selectors } from './slice';

/** A thing goes to the trash once a person has seen what goes with it; the way back is offered at once. */
export function* deletionSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([intents.opened, intents.closed], listPlaces),
    takeLeading(intents.confirmed, remove),
  ]);
}

function* listPlaces(): SagaGenerator<void> {
  const deletion = yield* select(selectors.selectDeletion);
  if (deletion.status !== 'asking') return;
  const { listPlaces: ask } = kindOf(deletion.thing);
  if (!ask) return;
  const answer = yield* ask(deletion.thing);
  yield* put(
    facts.placesKnown(
      answer.ok ? { status: 'listed', places: answer.reply } : { status: 'unknown', refusal: answer.refusal },
    ),
  );
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
