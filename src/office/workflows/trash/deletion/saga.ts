import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { isGone } from '../../../../contract/refusal';
import { filmPlaces } from '../../../entities/filmPlaces';
import { onEvery, onLeading, reacting } from '../../../kernel/reactions';
import { undoOffered } from '../undo';
import { kindOf } from './kinds';
import { facts, intents, selectors } from './slice';
import type { Waiting } from './state';

/** Things go to the trash once a person has seen what goes with them; the way back is offered at once. */
export const deletionSaga = reacting(
  onEvery(intents.opened, lookForPlaces),
  onLeading(intents.confirmed, removeAll),
);

/** A film goes from the reels that it stands on: those of one are shown. */
function* lookForPlaces({ payload: { things } }: ReturnType<typeof intents.opened>): SagaGenerator<void> {
  const [thing, another] = things;
  if (thing?.kind === 'film' && !another)
    yield* put(filmPlaces.facts.asked({ params: { filmId: thing.id } }));
}

function* removeAll(): SagaGenerator<void> {
  const begun = yield* select(selectors.selectDeletion);
  let deletion = begun;
  while (deletion.status === 'deleting' && deletion.waiting[0]) {
    yield* remove(deletion.waiting[0]);
    deletion = yield* select(selectors.selectDeletion);
  }
  if (begun.status !== 'deleting' || deletion.status !== 'deleting') return;
  yield* put(facts.ended());
  if (deletion.deleted.length > begun.deleted.length)
    yield* put(undoOffered(deletion.deleted.map((thing) => ({ kind: 'restore', thing }))));
}

/** What was to go and is gone already is deleted: a colleague was faster. */
function* remove({ thing, requestId }: Waiting): SagaGenerator<void> {
  const tried = yield* kindOf(thing).remove(thing, requestId);
  if (!tried.ok && !isGone(tried.failure.refusal)) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  yield* put(facts.deleted({ kind: thing.kind, id: thing.id, title: thing.title }));
  yield* kindOf(thing).tell(thing);
}
