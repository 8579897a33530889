import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { ROWS_ACTED_ON, WINDOW_SCROLL_PAUSE } from '../../../../contract/constants';
import type { Answer } from '../../../../contract/refusal';
import type { ListWindow, Looked } from '../../../entities/listWindows';
import { sleep } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { askOnly } from '../../../kernel/query/askOnly';
import { onEvery, onLatest, reacting } from '../../../kernel/reactions';
import { locationChanged, selectPath } from '../../office/navigation';
import { pageSizesIntents, selectPageSize } from '../pageSizes';
import type { ActedOn, Windows } from './asked';
import { type ListOptions, listView } from './listView';
import { pagedSelectors } from './pagedSelectors';
import { isChosenFar, lookedOf, pagedReducer, type PagedView, windowsSeen } from './paging';
import type { ListWorkflow } from './workflow';

interface PagedOptions<N extends string, Row extends Chosen, Chosen, Acted, State> extends Omit<
  ListOptions<N, Row, State>,
  'idOf'
> {
  readonly windows: Windows;
  readonly actedOn: ActedOn<Acted>;
  readonly chosenOf: (acted: Acted) => Chosen;
  /** A row that is known, by its id. */
  readonly selectRowOf: (state: State) => (id: string) => Row | undefined;
  readonly idOf: (row: Chosen) => string;
  /** Rows on a page until a person chooses; left out, the whole list stands on one. */
  readonly pageSize?: number;
  /** What a path says of the rows, as filters that the server knows. */
  readonly filtersAt?: (path: string) => Looked['filters'];
}

/**
 * A list (`listView`) that the server searches, filters and orders, and of which it tells what is looked at: windows are
 * asked for as their rows come into sight, while some are on their way the next ones once scrolling stops; those that
 * were passed by are given up. Where the backend tells of all rows only, or they are known, it is a list as others are.
 */
export function pagedList<N extends string, Row extends Chosen, Chosen, Acted, State>({
  windows,
  actedOn,
  chosenOf,
  selectRowOf,
  pageSize = 0,
  filtersAt,
  ...options
}: PagedOptions<N, Row, Chosen, Acted, State>) {
  type Root = Readonly<Record<N, PagedView>> & State;
  const { name, asked, idOf } = options;
  const list = listView(options);
  const { reducer, rowsShown, rangeChosen, rangeTold } = pagedReducer(name, list, windows.facts.loaded);
  const reload = createAction(`${name}/reloadRequested`);
  const selectView = (state: Root): PagedView => state[name];
  const lookedAt = (view: PagedView) => lookedOf(view, filtersAt?.(view.path));

  const selectSize = (state: Root) => selectPageSize(state as never, name, pageSize);
  const selectStates = (state: Root) => windows.selectStates(state as never);
  const selectors = pagedSelectors<Row, Chosen, Acted, Root>({
    asked,
    actedOn,
    chosenOf,
    idOf,
    keyOf: windows.keyOf,
    selectStates,
    selectRowOf,
    selectView,
    lookedAt,
    selectPageSize: selectSize,
    whole: list,
  });
  const { selectIsWhole } = selectors;

  function* look({ type }: UnknownAction): SagaGenerator<void> {
    const path = yield* select(selectPath);
    if (!options.isAt(path)) return yield* leave([]);
    if (yield* select(selectIsWhole)) return void (type === reload.type && (yield* put(asked.reload())));
    // The address is read as well, and says what is looked at.
    if (type === locationChanged.type) return;
    const view = yield* select(selectView);
    const looked = lookedAt(view);
    const wanted = windowsSeen(view, yield* select(selectSize)).map((first) => ({ looked, first }));
    const known = yield* select(selectStates);
    const isMissing = (window: ListWindow) => {
      const { status = 'idle' } = known[windows.keyOf(window)] ?? {};
      return type === reload.type || status === 'idle' || status === 'failed';
    };
    const missing = wanted.filter(isMissing);
    const isOneOnItsWay = Object.values(known).some(({ status }) => status === 'loading');
    if (missing.length > 0 && isOneOnItsWay && type === rowsShown.type)
      yield* perform(sleep(WINDOW_SCROLL_PAUSE));
    yield* leave(wanted);
    for (const params of missing) yield* put(windows.facts.asked({ params }));
    yield* askForChosen(type === reload.type);
  }

  function* leave(wanted: readonly ListWindow[]): SagaGenerator<void> {
    const keys = new Set(wanted.map(windows.keyOf));
    for (const [key, { status, params }] of Object.entries(yield* select(selectStates)))
      if (status !== 'idle' && !keys.has(key)) yield* put(windows.facts.left({ params }));
  }

  /**
   * All rows that are found are asked for once all are chosen, unless these are too many to act on, or some that may never
   * have been shown.
   */
  function* askForChosen(isAgain: boolean): SagaGenerator<void> {
    const view = yield* select(selectView);
    const looked = lookedAt(view);
    if (!isChosenFar(view)) return yield* askOnly(actedOn as never);
    if (view.selection.all) {
      const found = yield* select(selectors.selectFoundNow);
      if (found === undefined) return;
      if (found > ROWS_ACTED_ON) return yield* askOnly(actedOn as never);
    }
    const { status } = yield* select((state: Root) => actedOn.selectQuery(state as never, { looked }));
    if (isAgain || status === 'idle') yield* askOnly(actedOn as never, { looked });
  }

  /** Rows that are all chosen are asked for once it is known how many they are. */
  function* askOnceFound(): SagaGenerator<void> {
    if ((yield* select(selectView)).selection.all && !(yield* select(selectIsWhole)))
      yield* askForChosen(false);
  }

  function* choose(): SagaGenerator<void> {
    if (yield* select(selectIsWhole)) return;
    yield* askForChosen(false);
    yield* chooseRange();
  }

  /** A range is chosen once the server has told which rows are found. */
  function* chooseRange(): SagaGenerator<void> {
    const view = yield* select(selectView);
    const { far } = view.paging;
    const looked = lookedAt(view);
    const { status, data } = yield* select((state: Root) => actedOn.selectQuery(state as never, { looked }));
    if (status !== 'ready' || far === undefined || far === 'chosen') return;
    const range = data.slice(far.first, far.last + 1).map(chosenOf);
    yield* put(rangeTold({ ids: range.map(idOf) }));
  }

  /** The ids of the rows that are chosen, or of all that are found, in their order. */
  function* findIds(rows: 'chosen' | 'found'): SagaGenerator<Answer<readonly string[]>> {
    const view = yield* select(selectView);
    const isWhole = yield* select(selectIsWhole);
    if (isWhole || (rows === 'chosen' && !isChosenFar(view))) {
      const known =
        rows === 'chosen' ? yield* select(selectors.selectChosen) : yield* select(list.selectFound);
      return { ok: true, reply: known.map(idOf) };
    }
    const answer = yield* actedOn.ask({ looked: lookedAt(view) }, null, showNothing);
    if (!answer.ok) return answer;
    const isMeant = rows === 'found' ? () => true : yield* select(list.selectIsChosen);
    return { ok: true, reply: answer.reply.map(chosenOf).map(idOf).filter(isMeant) };
  }

  const { searched, sorted, sortChosen, filtered, pageOpened, allChosen, choiceCleared } = list.intents;
  const reasons = [list.facts.addressed, locationChanged, searched, sorted, sortChosen, filtered, pageOpened];

  const workflow = {
    name,
    idOf,
    orders: options.orders,
    intents: { ...list.intents, rowsShown, rangeChosen, reloadRequested: reload },
    reducer,
    reload,
    showRows: rowsShown,
    chooseRange: rangeChosen,
    findIds,
    selectQuery: selectors.selectQuery,
    selectView,
    selectTotal: selectors.selectTotal,
    selectFound: selectors.selectFound,
    selectIsChosen: list.selectIsChosen,
    selectChosen: selectors.selectChosen,
    selectChosenCount: selectors.selectChosenCount,
    selectShownQuery: list.selectShownQuery,
    saga: reacting(
      onLatest([...reasons, pageSizesIntents.pageSizeChosen, rowsShown, reload], look),
      onLatest([allChosen, choiceCleared, rangeChosen], choose),
      onEvery(actedOn.facts.loaded.type, chooseRange),
      onEvery(windows.facts.loaded.type, askOnceFound),
      list.saga,
    ),
  };
  return workflow satisfies ListWorkflow<Row, Chosen> & typeof workflow;
}

function* showNothing(): SagaGenerator<void> {}
