import { type SagaGenerator, select } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../contract/refusal';
import { askAndWait } from '../kernel/query/askAndWait';
import { query, type QueryOptions } from '../kernel/query/query';
import { ALL, type QueryState } from '../kernel/query/state';

/** Null: the backend does not count, and has told of all there is instead. */
export interface Told<F> {
  readonly figures: F | null;
}

interface Counted {
  readonly facts: Parameters<typeof askAndWait<object>>[0]['facts'];
  readonly selectQuery: (state: never, params: object) => QueryState<object, readonly string[]>;
}

type Options<N extends string, F> = Pick<
  QueryOptions<N, object, F | null, Told<F>>,
  'name' | 'invalidatedBy' | 'isLazy'
>;

/** How much a collection holds, asked after sign-in; of a backend that has no such call, all that it holds is asked. */
export const figuresOf = <N extends string, F extends object>(
  collection: Counted,
  count: () => SagaGenerator<Answer<F>>,
  options: Options<N, F>,
) =>
  query({
    ...options,
    *ask(_params: object, known: Told<F> | null): SagaGenerator<Answer<F | null>> {
      if (known?.figures === null) return { ok: true, reply: null };
      const answer = yield* count();
      return answer.ok || !isUnheardOf(answer.refusal) ? answer : yield* askForAll(collection);
    },
    dataOf: (figures: F | null): Told<F> => ({ figures }),
    retriesAtOnce: true,
  });

/** What a backend answers to a call that it does not have. */
export const isUnheardOf = ({ kind }: Refusal) =>
  kind === 'notFound' || kind === 'unreadable' || kind === 'refused';

function* askForAll(collection: Counted): SagaGenerator<Answer<null>> {
  yield* askAndWait(collection, ALL);
  const all = yield* select((state: object) => collection.selectQuery(state as never, ALL));
  return all.status === 'failed' ? { ok: false, refusal: all.refusal } : { ok: true, reply: null };
}
