import { HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { TABLE_PAGE_SIZES } from '../../../../contract/constants';
import { quietIcon } from '../../../ui/quietIcon';
import { pageSizesIntents } from '../../../workflows/tables/pageSizes';
import type { List } from './declaration';
import { ListPages } from './ListPages';
import { RowsActions } from './RowsActions';
import type { Shown } from './useShown';

interface ListFooterProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  readonly shown: Shown<Row>;
}

/** How many rows a page has (spec section 9: 5, 10 or 15) or the whole list, what can be done with the chosen rows, the pages. */
export function ListFooter<Row extends Chosen, Chosen>({ list, shown }: ListFooterProps<Row, Chosen>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const sizeId = useId();
  const { workflow, pageSize = 0 } = list;
  const sizes = new Set([0, ...TABLE_PAGE_SIZES, pageSize]);
  return (
    <footer className="list-footer">
      <div className="list-size">
        <label htmlFor={sizeId} className="list-size-words">
          {formatMessage({ id: 'list.pageSize' })}
        </label>
        <HTMLSelect
          iconProps={quietIcon}
          id={sizeId}
          value={shown.size}
          options={[...sizes].map((value) => ({
            value,
            label: value === 0 ? formatMessage({ id: 'list.whole' }) : String(value),
          }))}
          onChange={({ currentTarget }) => {
            const size = Number(currentTarget.value);
            dispatch(pageSizesIntents.pageSizeChosen({ table: workflow.name, size }));
            dispatch(workflow.intents.pageOpened(1));
          }}
        />
      </div>
      {list.rowsActions && <RowsActions workflow={workflow} actions={list.rowsActions} />}
      {shown.size > 0 && <ListPages list={list} shown={shown} />}
    </footer>
  );
}
