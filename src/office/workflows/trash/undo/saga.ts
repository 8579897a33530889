import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { sleep } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { oppositeOf, reelChangeSaved } from '../../reels/reelChanges';
import { screenMoved } from '../../../entities/screens';
import { onEvery, onLatest, reacting } from '../../../kernel/reactions';
import { thingRestored } from '../restoring';
import { oppositeOfSchedule, scheduleChangeMade } from '../../calendar/scheduleChanges';
import { followSwitches } from './followSwitches';
import type { Opposite } from './opposite';
import { facts, intents, selectUndo } from './slice';
import type { Opposites } from './state';
import { selectProgress, takeBack, withdraw } from './ways';

/** How long the way back is offered, and how long it stands that it was taken, in milliseconds: as long where there is more to read. */
const OFFER_TIME = 15_000;
const DONE_TIME = 4000;

/** What was just done can be taken back for a while, by the opposite call; what was deleted later too, from the trash. */
export const undoSaga = reacting(
  onLatest([facts.offered, facts.joined, facts.takenBack, intents.requested, intents.dismissed], endInTime),
  onEvery(intents.requested, takeAllBack),
  onEvery(thingRestored, followRestored),
  onEvery(reelChangeSaved, follow),
  onEvery(scheduleChangeMade, followSchedule),
  onEvery(screenMoved, followMove),
  followSwitches,
);

function* endInTime(): SagaGenerator<void> {
  const undo = yield* select(selectUndo);
  if (undo.status !== 'offered' && undo.status !== 'done') return;
  const isLong = undo.status === 'offered' || undo.opposites.some(isResumed);
  yield* perform(sleep(isLong ? OFFER_TIME : DONE_TIME));
  yield* put(facts.ended());
}

/** What is on its way back comes back, also when something else is done meanwhile. */
function* takeAllBack(): SagaGenerator<void> {
  const undo = yield* select(selectUndo);
  if (undo.status !== 'taken') return;
  yield* withdraw(undo.opposites);
  yield* takeBack(yield* select(selectDue, undo.waiting));
}

/** Those of them that are not on their way. */
const selectDue = (root: Parameters<typeof selectProgress>[0], opposites: Opposites) =>
  opposites.filter((opposite) => selectProgress(root, opposite).status !== 'pending');

const isResumed = (opposite: Opposite) => opposite.kind === 'restore' && opposite.resumed !== undefined;

function* followRestored({ payload }: ReturnType<typeof thingRestored>): SagaGenerator<void> {
  const { thing, resumed } = payload;
  yield* put(facts.takenBack({ kind: 'restore', thing, ...(resumed && { resumed }) }));
}

/** A change of reels that was made can be taken back, or takes one back. */
function* follow({ payload: { change } }: ReturnType<typeof reelChangeSaved>): SagaGenerator<void> {
  if (change.takesBack) {
    yield* put(facts.takenBack({ kind: 'changeReels', change }));
    return;
  }
  const opposite = oppositeOf(change);
  if (opposite) yield* put(facts.offered([{ kind: 'changeReels', change: opposite }]));
}

/** The same with what is scheduled. */
function* followSchedule({ payload: change }: ReturnType<typeof scheduleChangeMade>): SagaGenerator<void> {
  if (change.takesBack) {
    yield* put(facts.takenBack({ kind: 'changeSchedule', change }));
    return;
  }
  const opposite = oppositeOfSchedule(change);
  if (opposite) yield* put(facts.offered([{ kind: 'changeSchedule', change: opposite }]));
}

function* followMove({ payload }: ReturnType<typeof screenMoved>): SagaGenerator<void> {
  const { formerId, ...move } = payload;
  if (move.takesBack) {
    yield* put(facts.takenBack({ kind: 'moveScreen', move }));
    return;
  }
  if (formerId === move.beforeId) return;
  const back = { screenId: move.screenId, beforeId: formerId, takesBack: true } as const;
  yield* put(facts.offered([{ kind: 'moveScreen', move: back }]));
}
