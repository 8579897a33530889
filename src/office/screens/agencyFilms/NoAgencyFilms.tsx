import { Button, NonIdealState } from '@blueprintjs/core';
import { Cross, Film, Search } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { agencyFilmListIntents } from '../../workflows/agencyFilmList';

/** Stands where the list would: the search finds nothing, or the agency has no film yet. */
export function NoAgencyFilms({ search }: { readonly search: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  if (search.trim() === '')
    return (
      <NonIdealState
        icon={<Film />}
        title={formatMessage({ id: 'agencyFilms.none' })}
        description={formatMessage({ id: 'agencyFilms.noneHint' })}
        action={
          <Link to="/app/table/talents/all">
            <FormattedMessage id="layout.allTalents" />
          </Link>
        }
      />
    );
  return (
    <NonIdealState
      icon={<Search />}
      title={formatMessage({ id: 'talentPage.nothingMatches' }, { search: search.trim() })}
      description={formatMessage({ id: 'agencyFilms.searchHint' })}
      action={
        <Button icon={<Cross />} onClick={() => dispatch(agencyFilmListIntents.searched(''))}>
          {formatMessage({ id: 'list.clearSearch' })}
        </Button>
      }
    />
  );
}
