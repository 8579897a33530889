import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { agencyFilmListIntents } from '../../workflows/agencyFilmList';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { focusActiveRow } from '../shared/rows/focusActiveRow';
import { SearchBox } from '../shared/SearchBox';
import { useIsCounted } from '../shared/useIsCounted';

interface AgencyFilmsHeaderProps {
  readonly search: string;
  readonly found: number;
  readonly total: number;
}

/** How many films the agency has, how many of them are shown, and the search box. */
export function AgencyFilmsHeader({ search, found, total }: AgencyFilmsHeaderProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const isCounted = useIsCounted('films', total);
  return (
    <header className="agency-films-header">
      <div className="agency-films-heading">
        <ScreenTitle id="agency-films-title">{formatMessage({ id: 'agencyFilms.title' })}</ScreenTitle>
        <p role="status" className="agency-films-count">
          {isCounted && (
            <FormattedMessage
              id={search.trim() === '' ? 'talentPage.count' : 'talentPage.found'}
              values={{ found, total }}
            />
          )}
        </p>
      </div>
      <SearchBox
        className="agency-films-search"
        label={formatMessage({ id: 'agencyFilms.search' })}
        value={search}
        onSearch={(text) => dispatch(agencyFilmListIntents.searched(text))}
        onDown={(box) => focusActiveRow(box.closest('.agency-films'))}
      />
    </header>
  );
}
