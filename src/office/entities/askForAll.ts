import { type SagaGenerator, select } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../contract/refusal';
import { askAndWait } from '../kernel/query/askAndWait';
import { ALL, type QueryState } from '../kernel/query/state';

/** A collection that can be asked for all that it holds. */
export interface Whole {
  readonly facts: Parameters<typeof askAndWait<object>>[0]['facts'];
  readonly selectQuery: (state: never, params: object) => QueryState<object, readonly string[]>;
}

/** What a backend answers to a call that it does not have. */
export const isUnheardOf = ({ kind }: Refusal) =>
  kind === 'notFound' || kind === 'unreadable' || kind === 'refused';

/** Asks for all that a collection holds, where the backend has no call for less: `reply` is its answer then, unless that is refused. */
export function* askForAll<R>(collection: Whole, reply: R): SagaGenerator<Answer<R>> {
  yield* askAndWait(collection, ALL);
  const all = yield* select((state: object) => collection.selectQuery(state as never, ALL));
  return all.status === 'failed' ? { ok: false, refusal: all.refusal } : { ok: true, reply };
}
