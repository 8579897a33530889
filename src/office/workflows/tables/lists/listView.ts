import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { ALL } from '../../../kernel/query/state';
import { onEvery, reacting } from '../../../kernel/reactions';
import { locationChanged, queryChanged, selectAddress, selectPath } from '../../office/navigation';
import type { Asked } from './asked';
import type { Filters, Orders } from './rows';
import { listSelectors } from './selectors';
import { listSlice } from './slice';
import type { ListWorkflow } from './workflow';

export interface ListOptions<N extends string, Row, State> {
  /** Of its slice and of its messages: `talentList/searched`. */
  readonly name: N;
  /** Whether a path shows it. */
  readonly isAt: (path: string) => boolean;
  readonly asked: Asked<State>;
  /** All rows of the list that a path shows. */
  readonly rows: (state: State, path: string) => readonly Row[];
  readonly idOf: (row: Row) => string;
  /** What a search looks through: folded once, where the rows are made. */
  readonly searchKeyOf: (row: Row) => string;
  /** The columns that sort it. */
  readonly orders: Orders<Row>;
  /** By which of them it begins, `-date` for a descending one; left out, rows stand as they come. */
  readonly sort?: string;
  /** By the filter's name, its options; none of them chosen lets every row through. */
  readonly filters?: Filters<Row>;
}

/**
 * What a person sees of a list: search, order, filters, page and chosen rows. All but the choice stands in the address,
 * where the screen writes it; the list follows the address whenever that says something else.
 */
export function listView<N extends string, Row, State>({
  filters = {},
  ...options
}: ListOptions<N, Row, State>) {
  const { name, idOf, orders, asked } = options;
  const addressed = { orders, sort: options.sort ?? '', filters };
  const { reducer, intents, facts } = listSlice(name, addressed);

  function* follow(): SagaGenerator<void> {
    const path = yield* select(selectPath);
    const query = (yield* select(selectAddress)).slice(path.length);
    if (options.isAt(path)) yield* put(facts.addressed({ path, query }));
  }

  const workflow = {
    name,
    idOf,
    orders,
    reducer,
    intents,
    facts,
    reload: asked.reload,
    saga: reacting(onEvery([locationChanged, queryChanged], follow), follow),
    selectQuery: (state: State) => asked.selectQuery(state, ALL),
    ...listSelectors({ ...options, filters, addressed }),
  };
  return workflow satisfies ListWorkflow<Row> & typeof workflow;
}
