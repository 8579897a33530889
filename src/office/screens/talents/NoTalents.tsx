import { Button, NonIdealState } from '@blueprintjs/core';
import { Cross, People, Search } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { talentListIntents } from '../../workflows/talents';
import { AddTalentButton } from './AddTalentButton';

interface NoTalentsProps {
  readonly profession: string;
  readonly categoryId: string | null;
  readonly search: string;
}

/** Stands where the list would: nothing was found, or the profession has nobody yet. */
export function NoTalents({ profession, categoryId, search }: NoTalentsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  if (search.trim() === '')
    return (
      <NonIdealState
        icon={<People />}
        title={formatMessage({ id: categoryId === null ? 'talents.noneAtAll' : 'talents.none' })}
        action={<AddTalentButton categoryId={categoryId} />}
      />
    );
  return (
    <NonIdealState
      icon={<Search />}
      title={formatMessage({ id: 'talents.nothingMatches' }, { search: search.trim() })}
      description={formatMessage({ id: 'talents.searchHint' })}
      action={
        <Button
          icon={<Cross />}
          onClick={() => dispatch(talentListIntents.searched({ profession, search: '' }))}
        >
          {formatMessage({ id: 'talents.clearSearch' })}
        </Button>
      }
    />
  );
}
