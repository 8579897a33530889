import { Button, Popover } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { filmMenuId } from '../shared/returnFocus';
import { FilmMenuItems } from './FilmMenuItems';

interface FilmMenuProps {
  readonly film: Film;
  readonly talentId: string;
  readonly tabIndex?: number;
}

/** Opens the menu of a film from its card or row. */
export function FilmMenu({ film, talentId, tabIndex }: FilmMenuProps) {
  const { formatMessage } = useIntl();
  const title = film.title || formatMessage({ id: 'film.untitled' });
  return (
    <Popover content={<FilmMenuItems film={film} talentId={talentId} />} placement="bottom-end">
      <Button
        id={filmMenuId(film.filmId)}
        variant="minimal"
        tabIndex={tabIndex}
        icon={<More />}
        aria-label={formatMessage({ id: 'filmMenu.open' }, { title })}
      />
    </Popover>
  );
}
