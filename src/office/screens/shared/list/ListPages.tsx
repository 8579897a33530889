import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFocusOnChange } from '../../../ui/useFocusOnChange';
import type { List } from './declaration';
import type { Shown } from './useShown';

interface ListPagesProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  readonly shown: Shown<Row>;
}

/** Which rows are shown of how many, and the way through the pages. */
export function ListPages<Row extends Chosen, Chosen>({
  list,
  shown: { page, pageCount, size, found },
}: ListPagesProps<Row, Chosen>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const pages = useFocusOnChange<HTMLElement>(page);
  const turn = (
    id: 'firstPage' | 'previousPage' | 'nextPage' | 'lastPage',
    icon: ReactElement,
    to: number,
  ) => (
    <Button
      className={id === 'firstPage' || id === 'lastPage' ? 'list-far' : ''}
      variant="minimal"
      icon={icon}
      aria-label={formatMessage({ id: `list.${id}` })}
      disabled={to < 1 || to > pageCount || to === page}
      onClick={() => dispatch(list.workflow.intents.pageOpened(to))}
    />
  );
  const values = {
    first: Math.min(found.length, (page - 1) * size + 1),
    last: Math.min(found.length, page * size),
    found: found.length,
  };
  return (
    <nav ref={pages} tabIndex={-1} aria-label={formatMessage({ id: 'list.pages' })} className="list-pages">
      <span role="status">{formatMessage({ id: 'list.rowsShown' }, values)}</span>
      {turn('firstPage', <DoubleChevronLeft />, 1)}
      {turn('previousPage', <ChevronLeft />, page - 1)}
      {turn('nextPage', <ChevronRight />, page + 1)}
      {turn('lastPage', <DoubleChevronRight />, pageCount)}
    </nav>
  );
}
