import { Button, HTMLSelect } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@blueprintjs/icons';
import { memo, type ReactElement, useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import { preferencesIntents } from '../../workflows/preferences';
import { talentListIntents } from '../../workflows/talents';
import { quietIcon } from '../../ui/quietIcon';
import { TABLE } from './useTalentsShown';

interface TalentsFooterProps {
  readonly profession: string;
  readonly page: number;
  readonly pageCount: number;
  /** Rows on a page; 0 when the list is whole. */
  readonly size: number;
  readonly found: number;
}

/** How many rows a page has (spec section 9: 5, 10 or 15) or the whole list, and the way through the pages. */
export const TalentsFooter = memo(function TalentsFooter({
  profession,
  page,
  pageCount,
  size,
  found,
}: TalentsFooterProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const sizeId = useId();
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
    <footer className="talents-footer">
      <div className="talents-size">
        <label htmlFor={sizeId}>{formatMessage({ id: 'talents.pageSize' })}</label>
        <HTMLSelect
          iconProps={quietIcon}
          id={sizeId}
          value={size}
          options={[
            { value: 0, label: formatMessage({ id: 'talents.wholeList' }) },
            ...TABLE_PAGE_SIZES.map((each) => ({ value: each, label: String(each) })),
          ]}
          onChange={({ currentTarget }) => {
            dispatch(preferencesIntents.pageSizeChosen({ table: TABLE, size: Number(currentTarget.value) }));
            dispatch(talentListIntents.pageOpened({ profession, page: 1 }));
          }}
        />
      </div>
      {size > 0 && (
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
      )}
    </footer>
  );
});
