import { HTMLSelect } from '@blueprintjs/core';
import { lazy, memo, Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { TABLE_PAGE_SIZES } from '../../../contract/constants';
import { preferencesIntents } from '../../workflows/preferences';
import { talentListIntents } from '../../workflows/talents';
import { quietIcon } from '../../ui/quietIcon';
import type { PagesProps } from './TalentsPages';
import { TABLE } from './useTalentsShown';

const TalentsPages = lazy(() => import('./TalentsPages'));

/** How many rows a page has (spec section 9: 5, 10 or 15) or the whole list, and the way through the pages. */
export const TalentsFooter = memo(function TalentsFooter({
  profession,
  page,
  pageCount,
  size,
  found,
}: PagesProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const sizeId = useId();
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
        <Suspense>
          <TalentsPages profession={profession} page={page} pageCount={pageCount} size={size} found={found} />
        </Suspense>
      )}
    </footer>
  );
});
