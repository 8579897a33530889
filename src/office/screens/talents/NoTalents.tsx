import { Button, NonIdealState } from '@blueprintjs/core';
import { Cross, Filter, People, Search } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type TalentFilter, talentFilterIntents } from '../../workflows/talentFilter';
import { talentListIntents } from '../../workflows/talents';
import { AddTalentButton } from './AddTalentButton';

interface NoTalentsProps {
  readonly profession: string;
  readonly categoryId: string | null;
  /** Trimmed. */
  readonly search: string;
  readonly filter: TalentFilter;
}

/** Stands where the list would: nothing was found, the filter lets nobody through, or the profession has nobody yet. */
export function NoTalents({ profession, categoryId, search, filter }: NoTalentsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const clearSearch = (
    <Button
      icon={<Cross />}
      text={formatMessage({ id: 'list.clearSearch' })}
      onClick={() => dispatch(talentListIntents.searched({ profession, search: '' }))}
    />
  );
  const showAll = (
    <Button
      icon={<Filter />}
      text={formatMessage({ id: 'talents.showAll' })}
      onClick={() => dispatch(talentFilterIntents.filtered('every'))}
    />
  );
  if (search !== '')
    return (
      <NonIdealState
        icon={<Search />}
        title={formatMessage({ id: 'talents.nothingMatches' }, { search })}
        description={formatMessage({
          id: filter === 'every' ? 'talents.searchHint' : `talents.filtered.${filter}`,
        })}
        action={
          <div className="talents-ways">
            {clearSearch}
            {filter !== 'every' && showAll}
          </div>
        }
      />
    );
  if (filter !== 'every')
    return (
      <NonIdealState
        icon={<Filter />}
        title={formatMessage({ id: `talents.none.${filter}` })}
        action={showAll}
      />
    );
  return (
    <NonIdealState
      icon={<People />}
      title={formatMessage({ id: categoryId === null ? 'talents.noneAtAll' : 'talents.none' })}
      action={<AddTalentButton categoryId={categoryId} />}
    />
  );
}
