import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Column, List } from './declaration';
import { ChooseAll } from './ChooseAll';

interface ListColumnsProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  /** The column that sorts it; `-` before a descending one. */
  readonly sort: string;
}

/** The head of a list; columns that can sort it are buttons. */
export function ListColumns<Row extends Chosen, Chosen>({ list, sort }: ListColumnsProps<Row, Chosen>) {
  return (
    <div role="rowgroup" className="list-columns">
      <div role="row" aria-rowindex={1} className="list-grid">
        {list.rowsActions && <ChooseAll workflow={list.workflow} />}
        {list.columns.map((column) => (
          <ColumnHead key={column.id} list={list} column={column} sort={sort} />
        ))}
      </div>
    </div>
  );
}

interface ColumnHeadProps<Row extends Chosen, Chosen> extends ListColumnsProps<Row, Chosen> {
  readonly column: Column<Row>;
}

function ColumnHead<Row extends Chosen, Chosen>({ list, column, sort }: ColumnHeadProps<Row, Chosen>) {
  const { id, header, isNumber, isHeaderHidden } = column;
  const dispatch = useDispatch();
  const name = <FormattedMessage id={header} />;
  const className = isNumber ? 'list-number' : undefined;
  if (isHeaderHidden || !(id in list.workflow.orders))
    return (
      <span role="columnheader" className={className}>
        {isHeaderHidden ? <span className="gr-visually-hidden">{name}</span> : name}
      </span>
    );
  const isDescending = sort === `-${id}`;
  const isSorted = isDescending || sort === id;
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <span role="columnheader" aria-sort={isSorted ? direction : 'none'} className={className}>
      <button type="button" className="list-sort" onClick={() => dispatch(list.workflow.intents.sorted(id))}>
        {name}
        {isSorted && (isDescending ? <ChevronDown size={12} /> : <ChevronUp size={12} />)}
      </button>
    </span>
  );
}
