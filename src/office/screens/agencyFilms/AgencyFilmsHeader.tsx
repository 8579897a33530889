import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Search } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { agencyFilmListIntents } from '../../workflows/agencyFilmList';

interface AgencyFilmsHeaderProps {
  readonly search: string;
  readonly found: number;
  readonly total: number;
}

/** How many films the agency has, how many of them are shown, and the search box. */
export function AgencyFilmsHeader({ search, found, total }: AgencyFilmsHeaderProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const label = formatMessage({ id: 'agencyFilms.search' });
  const searchFor = (text: string) => dispatch(agencyFilmListIntents.searched(text));
  return (
    <header className="agency-films-header">
      <div className="agency-films-heading">
        <h1 id="agency-films-title">
          <FormattedMessage id="agencyFilms.title" />
        </h1>
        <p role="status" className="agency-films-count">
          {search.trim() === '' ? (
            <FormattedMessage id="talentPage.count" values={{ total }} />
          ) : (
            <FormattedMessage id="talentPage.found" values={{ found, total }} />
          )}
        </p>
      </div>
      <InputGroup
        className="agency-films-search"
        type="search"
        leftIcon={<Search />}
        aria-label={label}
        placeholder={label}
        value={search}
        onValueChange={searchFor}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && focusFilm(event.currentTarget.closest('.agency-films')))
            event.preventDefault();
          if (event.key === 'Escape' && search !== '') searchFor('');
        }}
        rightElement={
          search === '' ? undefined : (
            <Button
              variant="minimal"
              size="small"
              icon={<Cross />}
              aria-label={formatMessage({ id: 'talentPage.clearSearch' })}
              onClick={() => searchFor('')}
            />
          )
        }
      />
    </header>
  );
}

/** Moves the keyboard to the row that Tab would reach. Returns false when there is none. */
function focusFilm(list: Element | null): boolean {
  const row = list?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
  row?.focus({ preventScroll: true });
  return row !== null && row !== undefined;
}
