import { type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useQueryInAddress } from '../useQueryInAddress';
import type { List } from './declaration';
import { ListFailed } from './ListFailed';
import { ListFooter } from './ListFooter';
import { ListHeader } from './ListHeader';
import { ListStale } from './ListStale';
import { ListTable } from './ListTable';
import { NoRows } from './NoRows';
import { RowSkeletons } from './RowSkeletons';
import { useShown } from './useShown';
import './list.css';
import './listRows.css';
import './listPhone.css';
import { EmptyState } from '../../../ui/EmptyState';
import { useMayChange } from '../useMay';

interface ListScreenProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  readonly title: string;
  /** The ways to add a row, and whatever else is done with the list as a whole: buttons in its head. */
  readonly actions?: ReactNode;
  /** What is said while the list has no row at all, and what to do next. */
  readonly empty: {
    readonly icon: ReactElement;
    readonly title: string;
    readonly hint?: string;
    readonly action?: ReactElement;
  };
  /** It stands on a page that has a title of its own. */
  readonly isPart?: boolean;
  /** Notes between head and rows; dialogs. */
  readonly children?: ReactNode;
}

/**
 * A list of things as a screen: search, filters, sorting, pages, rows to choose and to act on, and what is said while
 * there are none. A new list declares itself in three steps (the model: talents):
 *
 * 1. `workflows/newsList.ts`: `export const newsList = listView({ name: 'newsList', isAt, asked, rows, … })`: which
 *    paths show it, what the server has of it, what sorts, searches and filters it. `newsList.reducer` and
 *    `newsList.saga` go into `app/work.ts` under that name.
 * 2. `screens/news/newsRows.tsx`: `export const newsRows: List<News> = { workflow: newsList, columns, texts, … }`: what
 *    of a row stands in which column, and what can be done with all rows that are chosen. A cell that needs the store is
 *    a component of its own.
 * 3. `screens/news/NewsScreen.tsx`: `<ListScreen list={newsRows} title=… actions=… empty=… />`.
 */
export function ListScreen<Row extends Chosen, Chosen>(props: ListScreenProps<Row, Chosen>) {
  const { title, actions, empty, isPart = false, children } = props;
  const list = useOwnList(props.list);
  const { workflow, rowHeight } = list;
  const titleId = useId();
  const dispatch = useDispatch();
  const shown = useShown(list);
  useQueryInAddress(workflow.selectShownQuery);
  const { query, view, found, total } = shown;

  function rows() {
    if (found.length > 0)
      return (
        <>
          <ListTable key={view.path} list={list} titleId={titleId} shown={shown} />
          <ListFooter list={list} shown={shown} />
        </>
      );
    if (query.status === 'failed' && query.data === null)
      return <ListFailed refusal={query.refusal} onTryAgain={() => dispatch(workflow.reload())} />;
    if (query.data === null) return <RowSkeletons rowHeight={rowHeight} />;
    if (total > 0) return <NoRows list={list} shown={shown} />;
    return (
      <EmptyState icon={empty.icon} title={empty.title} description={empty.hint} action={empty.action} />
    );
  }

  return (
    <section className="list" aria-labelledby={titleId}>
      <ListHeader list={list} titleId={titleId} title={title} isPart={isPart} shown={shown}>
        {actions}
      </ListHeader>
      <ListStale workflow={workflow} />
      {children}
      {rows()}
    </section>
  );
}

/** The list without what is done with its rows, for who may only look at them. */
function useOwnList<Row extends Chosen, Chosen>(list: List<Row, Chosen>): List<Row, Chosen> {
  const mayChange = useMayChange();
  return useMemo(() => {
    if (mayChange) return list;
    const { rowsActions: _actions, remove: _remove, ...looked } = list;
    return looked;
  }, [list, mayChange]);
}
