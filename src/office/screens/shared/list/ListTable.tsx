import { type CSSProperties, type KeyboardEvent, type MouseEvent, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { titleWhenCut } from '../../../ui/titleWhenCut';
import { useLinksWithin } from '../rows/useLinksWithin';
import { useVirtualRows } from '../rows/useVirtualRows';
import type { List } from './declaration';
import { ListColumns } from './ListColumns';
import { ListRow } from './ListRow';
import { useChoice } from './useChoice';
import type { Shown } from './useShown';

interface ListTableProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  readonly titleId: string;
  readonly shown: Shown<Row>;
}

/** The rows of a list's page: only those in sight are drawn, and the row that has the keyboard. */
export function ListTable<Row extends Chosen, Chosen>({ list, titleId, shown }: ListTableProps<Row, Chosen>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const followLink = useLinksWithin();
  const { workflow, texts, whileComing: Coming } = list;
  const { view, page, size, rows: entries, found } = shown;
  const choice = useChoice(list, entries, (page - 1) * size);
  const idAt = useCallback(
    (index: number) => {
      const row = entries[index];
      return row && workflow.idOf(row);
    },
    [entries, workflow],
  );
  const { scroller, rows, range, activeRow, measure, group } = useVirtualRows({
    count: entries.length,
    rowHeight: list.rowHeight,
    isMeasured: list.isRowHeightMeasured ?? false,
    idAt,
    of: JSON.stringify([view.path, view.search, view.sort, view.filters, page, size]),
    place: view.place,
    onLeave: (place) => dispatch(workflow.intents.left(place)),
  });
  const keys = keysOf(rows.map(({ row }) => idAt(row)));
  return (
    <div
      className="list-table"
      role="table"
      aria-labelledby={titleId}
      aria-rowcount={found.length + 1}
      style={tracksOf(list)}
    >
      <div role="presentation" className="list-scroller" ref={scroller}>
        <ListColumns list={list} sort={view.sort} />
        <div
          role="rowgroup"
          aria-label={formatMessage({ id: texts.rows })}
          onMouseMove={titleWhenCut}
          {...group}
          onClick={(event: MouseEvent<HTMLElement>) => {
            choice.onClick(event);
            followLink(event);
          }}
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
            choice.onKeyDown(event);
            if (!event.defaultPrevented) group.onKeyDown(event);
          }}
        >
          {rows.map(({ row: index, top }, nth) => {
            const row = entries[index];
            return (
              row !== undefined && (
                <ListRow
                  key={keys[nth]}
                  list={list}
                  row={row}
                  index={index}
                  offset={(page - 1) * size}
                  top={top}
                  isActive={index === activeRow}
                  isChosen={choice.isChosen(workflow.idOf(row))}
                  onChoose={choice.choose}
                  measure={measure}
                />
              )
            );
          })}
          {Coming && (
            <Coming
              key={view.path}
              showRows={workflow.showRows}
              range={range}
              offset={(page - 1) * size}
              count={entries.length}
              missing={rows.filter(({ row }) => entries[row] === undefined)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * What is pressed, or has its menu open, stays the same thing's wherever its row goes. One that moved may stand in two
 * windows for as long as one of them is being asked for again.
 */
function keysOf(ids: readonly (string | undefined)[]): readonly React.Key[] {
  const nthOf = new Map(ids.map((id, nth) => [id, nth]));
  return ids.map((id, nth) => (id !== undefined && nthOf.get(id) === nth ? id : nth));
}

/** The widths of the columns, for the style sheet, and the height of a row. */
function tracksOf<Row extends Chosen, Chosen>({
  columns,
  rowsActions,
  rowHeight,
}: List<Row, Chosen>): CSSProperties {
  const box = rowsActions ? ['16px'] : [];
  return {
    '--list-row': `${rowHeight}px`,
    '--list-columns': [...box, ...columns.map(({ width }) => width)].join(' '),
    '--list-columns-narrow': [...box, ...columns.map(({ width, narrow = width }) => narrow)].join(' '),
  } as CSSProperties;
}
