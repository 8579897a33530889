import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type FilmPage, talentPageIntents } from '../../workflows/talents/talentPage';
import { SearchBox } from '../shared/SearchBox';
import { AddFilmButton } from '../createFilm/AddFilmButton';

interface FilmToolbarProps {
  readonly talentId: string;
  readonly search: string;
  readonly list: FilmPage;
}

/** How many films there are, the search box, and the way to add one. */
export function FilmToolbar({ talentId, search, list: { found, total } }: FilmToolbarProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <div className="film-toolbar">
      <h2 className="film-heading">
        <FormattedMessage id="talentPage.films" />
      </h2>
      <p role="status" className="film-count">
        {search.trim() === '' ? (
          <FormattedMessage id="talentPage.count" values={{ total }} />
        ) : (
          <FormattedMessage id="talentPage.found" values={{ found, total }} />
        )}
      </p>
      <SearchBox
        className="film-search"
        label={formatMessage({ id: 'talentPage.search' })}
        value={search}
        onSearch={(text) => dispatch(talentPageIntents.searched(text))}
      />
      <AddFilmButton talentId={talentId} />
    </div>
  );
}
