import { Button, Popover } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { filmMenuId } from '../shared/returnFocus';
import { FilmMenuItems } from './FilmMenuItems';

interface FilmMenuProps {
  readonly film: Film;
  readonly talentId: string;
}

/** Opens the menu of a film from its card. */
export function FilmMenu({ film, talentId }: FilmMenuProps) {
  const { formatMessage } = useIntl();
  const title = film.title || formatMessage({ id: 'film.untitled' });
  return (
    <Popover content={<FilmMenuItems film={film} talentId={talentId} />} placement="bottom-end">
      <Button
        id={filmMenuId(film.filmId)}
        variant="minimal"
        icon={<More />}
        aria-label={formatMessage({ id: 'filmMenu.open' }, { title })}
      />
    </Popover>
  );
}
