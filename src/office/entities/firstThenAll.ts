import type { SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../contract/refusal';

/** As many come first, so that something is shown at once (spec section 7). */
const FIRST = { limit: 100, page: 1 } as const;

/**
 * The first rows of a list, which are shown, and then all of them. A list that is on the screen already is not cut short
 * while it is asked anew.
 */
export function* firstThenAll<R extends readonly unknown[]>(
  ask: (page?: typeof FIRST) => SagaGenerator<Answer<R>>,
  known: readonly unknown[] | null,
  showPart: (rows: R) => SagaGenerator<void>,
): SagaGenerator<Answer<R>> {
  if ((known?.length ?? 0) >= FIRST.limit) return yield* ask();
  const first = yield* ask(FIRST);
  if (!first.ok || first.reply.length < FIRST.limit) return first;
  yield* showPart(first.reply);
  return yield* ask();
}
