import { Button } from '@blueprintjs/core';
import { Cross, Film, Search } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { talentPageIntents } from '../../workflows/talents/talentPage';
import { AddFilmButton } from '../createFilm/AddFilmButton';
import { EmptyState } from '../../ui/EmptyState';
import { useMayChange } from '../shared/useMay';
import { focusSearch } from '../shared/focusSearch';

interface NoFilmsProps {
  readonly talentId: string;
  readonly search: string;
  /** The talent has films, only none that the search finds. */
  readonly hasFilms: boolean;
}

/** Stands where films would be: the talent has none, or the search finds none. */
export function NoFilms({ talentId, search, hasFilms }: NoFilmsProps) {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  const dispatch = useDispatch();
  if (!hasFilms)
    return (
      <EmptyState
        icon={<Film />}
        title={formatMessage({ id: 'talentPage.noFilms' }, { mayChange })}
        action={<AddFilmButton talentId={talentId} />}
      />
    );
  return (
    <EmptyState
      icon={<Search />}
      title={formatMessage({ id: 'talentPage.nothingMatches' }, { search: search.trim() })}
      description={formatMessage({ id: 'talentPage.searchHint' })}
      action={
        <Button
          icon={<Cross />}
          onClick={({ currentTarget }) => {
            focusSearch(currentTarget);
            dispatch(talentPageIntents.searched(''));
          }}
        >
          {formatMessage({ id: 'list.clearSearch' })}
        </Button>
      }
    />
  );
}
