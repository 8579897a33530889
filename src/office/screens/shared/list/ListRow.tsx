import { Classes } from '@blueprintjs/core';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { List, RowPlace } from './declaration';

interface ListRowProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  readonly row: Row;
  /** From 0 on this page, and which row of the whole list the page begins with. */
  readonly index: number;
  readonly offset: number;
  /** Pixels from the top of the list. */
  readonly top: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** Hears the row's box, with `isRange` for all rows up to it. */
  readonly onChoose: (index: number, isRange: boolean) => void;
  readonly measure: ((row: Element | null) => void) | undefined;
}

/** One row of a list; what stands for it covers the whole of it. The table hears its clicks. */
export const ListRow = memo(function ListRow<Row extends Chosen, Chosen>({
  list,
  row,
  index,
  offset,
  top,
  isActive,
  isChosen,
  onChoose,
  measure,
}: ListRowProps<Row, Chosen>) {
  const intl = useIntl();
  const tabIndex = isActive ? 0 : -1;
  const first = list.columns.find(({ isHeaderHidden }) => !isHeaderHidden);
  const place: RowPlace = { tabIndex, main: { 'data-row': index, tabIndex } };
  return (
    <div
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={offset + index + 2}
      className={isChosen ? `${ROW} is-chosen` : ROW}
      style={{ transform: `translateY(${top}px)` }}
    >
      {list.rowsActions && (
        <span role="cell" className="list-choice">
          <label className={BOX}>
            <input
              type="checkbox"
              className={Classes.CONTROL_INPUT}
              checked={isChosen}
              tabIndex={tabIndex}
              aria-label={intl.formatMessage({ id: 'list.choose' }, { name: list.nameOf(row, intl) })}
              onChange={({ nativeEvent }) =>
                onChoose(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
            <span className={Classes.CONTROL_INDICATOR} />
          </label>
        </span>
      )}
      {list.columns.map((column) => (
        <span
          key={column.id}
          role="cell"
          className={column.isNumber ? 'list-number' : column === first ? 'list-first' : undefined}
          data-header={column.isNumber && intl.formatMessage({ id: column.header })}
        >
          {column.cell(row, place)}
        </span>
      ))}
    </div>
  );
}) as <Row extends Chosen, Chosen>(props: ListRowProps<Row, Chosen>) => React.ReactNode;

const ROW = 'list-row list-grid';
const BOX = `${Classes.CONTROL} ${Classes.CHECKBOX}`;
