import type { SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../contract/refusal';
import { query, type QueryOptions } from '../kernel/query/query';
import { askForAll, isUnheardOf, type Whole } from './askForAll';

/** Null: the backend does not count, and has told of all there is instead. */
export interface Told<F> {
  readonly figures: F | null;
}

type Options<N extends string, F> = Pick<
  QueryOptions<N, object, F | null, Told<F>>,
  'name' | 'invalidatedBy' | 'isLazy'
>;

/** How much a collection holds, asked after sign-in; of a backend that has no such call, all that it holds is asked. */
export const figuresOf = <N extends string, F extends object>(
  collection: Whole,
  count: () => SagaGenerator<Answer<F>>,
  options: Options<N, F>,
) =>
  query({
    ...options,
    *ask(_params: object, known: Told<F> | null): SagaGenerator<Answer<F | null>> {
      if (known?.figures === null) return { ok: true, reply: null };
      const answer = yield* count();
      return answer.ok || !isUnheardOf(answer.refusal) ? answer : yield* askForAll(collection, null);
    },
    dataOf: (figures: F | null): Told<F> => ({ figures }),
    retriesAtOnce: true,
  });
