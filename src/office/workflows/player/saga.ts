import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { perform } from '../../kernel/perform';
import { fadeOut } from './commands';
import { selectPlayer } from './selectors';
import { facts, intents } from './slice';

/** After the last film, and when the person closes the player, it fades out (spec section 4). */
export function* playerSaga(): SagaGenerator<void> {
  yield* takeLatest([intents.ended, intents.closed, intents.opened], leave);
}

function* leave(): SagaGenerator<void> {
  const { status } = yield* select(selectPlayer);
  if (status !== 'fadingOut') return;
  yield* perform(fadeOut());
  yield* put(facts.fadedOut());
}
