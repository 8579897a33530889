import { HTMLSelect } from '@blueprintjs/core';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectTalentFilter, type TalentFilter, talentFilterIntents } from '../../workflows/talentFilter';
import { quietIcon } from '../../ui/quietIcon';

const FILTERS: readonly TalentFilter[] = ['every', 'online', 'offline'];

/** All talents, or only those on the agency's site, or off it. */
export const TalentsFilter = memo(function TalentsFilter() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const filter = useSelector(selectTalentFilter);
  return (
    <HTMLSelect
      iconProps={quietIcon}
      aria-label={formatMessage({ id: 'talents.filter' })}
      value={filter}
      options={FILTERS.map((each) => ({
        value: each,
        label: formatMessage({ id: `talents.filter.${each}` }),
      }))}
      onChange={({ currentTarget }) => {
        const chosen = FILTERS.find((each) => each === currentTarget.value);
        if (chosen) dispatch(talentFilterIntents.filtered(chosen));
      }}
    />
  );
});
