import { all, put, type SagaGenerator, takeLatest, takeLeading } from 'typed-redux-saga';
import { perform } from '../../kernel/perform';
import { describeJournal, saveJournal } from './commands';
import { facts, intents } from './slice';

/** Says what a report would hold, and saves it: a file on this computer, nothing more. */
export function* reportSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([intents.opened, intents.closed], describe),
    takeLeading(intents.saveRequested, save),
  ]);
}

function* describe(action: ReturnType<(typeof intents)['opened' | 'closed']>): SagaGenerator<void> {
  if (intents.opened.match(action)) yield* put(facts.described(yield* perform(describeJournal())));
}

function* save({ payload }: ReturnType<typeof intents.saveRequested>): SagaGenerator<void> {
  const file = yield* perform(saveJournal(payload.note));
  yield* put(file ? facts.saved(file) : facts.failed());
}
