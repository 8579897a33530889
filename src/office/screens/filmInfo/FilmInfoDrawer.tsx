import { Drawer, DrawerSize } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectFilm } from '../../entities/films';
import { FilmInfoForm } from './FilmInfoForm';

interface FilmInfoDrawerProps {
  readonly filmId: string;
  readonly onClose: () => void;
}

/** The infos of the selected film beside the list, which stays at hand; Escape closes it. */
export default function FilmInfoDrawer({ filmId, onClose }: FilmInfoDrawerProps) {
  const { formatMessage } = useIntl();
  const film = useSelector((state: Parameters<typeof selectFilm>[0]) => selectFilm(state, filmId));
  return (
    <Drawer
      isOpen
      className="film-info-drawer"
      size={DrawerSize.SMALL}
      hasBackdrop={false}
      enforceFocus={false}
      canOutsideClickClose={false}
      onClose={onClose}
      title={film?.title || formatMessage({ id: 'film.untitled' })}
    >
      <div className="film-info-body">
        <FilmInfoForm filmId={filmId} />
      </div>
    </Drawer>
  );
}
