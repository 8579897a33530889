import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { talentListIntents } from '../../workflows/talents';

export interface PagesProps {
  readonly profession: string;
  readonly page: number;
  readonly pageCount: number;
  /** Rows on a page; 0 when the list is whole. */
  readonly size: number;
  readonly found: number;
}

/** Which rows are shown of how many, and the way through the pages. */
export default function TalentsPages({ profession, page, pageCount, size, found }: PagesProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const turn = (
    id: 'firstPage' | 'previousPage' | 'nextPage' | 'lastPage',
    icon: ReactElement,
    to: number,
  ) => (
    <Button
      variant="minimal"
      icon={icon}
      aria-label={formatMessage({ id: `talents.${id}` })}
      disabled={to < 1 || to > pageCount || to === page}
      onClick={() => dispatch(talentListIntents.pageOpened({ profession, page: to }))}
    />
  );
  return (
    <nav aria-label={formatMessage({ id: 'talents.pages' })} className="talents-pages">
      <span role="status">
        {formatMessage(
          { id: 'talents.rowsShown' },
          { first: Math.min(found, (page - 1) * size + 1), last: Math.min(found, page * size), found },
        )}
      </span>
      {turn('firstPage', <DoubleChevronLeft />, 1)}
      {turn('previousPage', <ChevronLeft />, page - 1)}
      {turn('nextPage', <ChevronRight />, page + 1)}
      {turn('lastPage', <DoubleChevronRight />, pageCount)}
    </nav>
  );
}
