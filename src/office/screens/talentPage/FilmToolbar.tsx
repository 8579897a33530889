import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Search } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type FilmPage, talentPageIntents } from '../../workflows/talentPage';
import { AddFilmButton } from '../filmSheet/AddFilmButton';

interface FilmToolbarProps {
  readonly talentId: string;
  readonly search: string;
  readonly list: FilmPage;
}

/** How many films there are, the search box, and the way to add one. */
export function FilmToolbar({ talentId, search, list: { found, total } }: FilmToolbarProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const label = formatMessage({ id: 'talentPage.search' });
  const clear = () => dispatch(talentPageIntents.searched(''));
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
      <InputGroup
        className="film-search"
        type="search"
        leftIcon={<Search />}
        aria-label={label}
        placeholder={label}
        value={search}
        onValueChange={(text) => dispatch(talentPageIntents.searched(text))}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && search !== '') clear();
        }}
        rightElement={
          search === '' ? undefined : (
            <Button
              variant="minimal"
              size="small"
              icon={<Cross />}
              aria-label={formatMessage({ id: 'talentPage.clearSearch' })}
              onClick={clear}
            />
          )
        }
      />
      <AddFilmButton talentId={talentId} />
    </div>
  );
}
