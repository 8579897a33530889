import type { SagaGenerator } from 'typed-redux-saga';
import { isTransient } from '../../../contract/refusal';
import { perform } from '../../kernel/perform';
import { pauseBeforeTellingAgain, tellEncodingManager } from './commands';

/** Tells the encoding manager that a process's file is complete, as often as it takes (spec section 7). */
export function* startEncoding(processId: string): SagaGenerator<void> {
  for (;;) {
    const answer = yield* perform(tellEncodingManager(processId));
    if (answer.ok || !isTransient(answer.refusal)) return;
    yield* perform(pauseBeforeTellingAgain());
  }
}
