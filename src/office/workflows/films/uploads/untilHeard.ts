import type { SagaGenerator } from 'typed-redux-saga';
import { type Answer, isTransient } from '../../../../contract/refusal';
import { sleep, tellEncodingManager } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';

/** How long to wait before a server that was not reached is told again, in milliseconds. */
const PAUSE = 3000;

/** Tells the encoding manager that a process's file is complete, as often as it takes (spec section 7). */
export const startEncoding = (processId: string): SagaGenerator<void> =>
  untilHeard(() => perform(tellEncodingManager(processId)));

/** Makes a call as often as it takes until there is a definite answer. */
export function* untilHeard(ask: () => SagaGenerator<Answer<unknown>>): SagaGenerator<void> {
  for (;;) {
    const answer = yield* ask();
    if (answer.ok || !isTransient(answer.refusal)) return;
    yield* perform(sleep(PAUSE));
  }
}
