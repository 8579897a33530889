import { Drawer, DrawerSize } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useFilm } from '../shared/useFilms';
import { useLeave } from '../../ui/leaving';
import { DrawerHeader } from '../shared/DrawerHeader';
import { GoneNote } from '../shared/GoneNote';
import { useLastKnown } from '../shared/useLastKnown';
import { FilmInfoForm } from './FilmInfoForm';

interface FilmInfoDrawerProps {
  readonly filmId: string;
  readonly onClose: () => void;
}

/** The infos of the selected film beside the list, which stays at hand; Escape closes it. */
export default function FilmInfoDrawer({ filmId, onClose }: FilmInfoDrawerProps) {
  const { formatMessage } = useIntl();
  const film = useFilm(filmId);
  const leave = useLeave();
  const title = useLastKnown(filmId, film)?.title || formatMessage({ id: 'film.untitled' });
  const close = () => leave(onClose);
  return (
    <Drawer
      isOpen
      className="film-info-drawer"
      size={DrawerSize.SMALL}
      hasBackdrop={false}
      enforceFocus={false}
      canOutsideClickClose={false}
      onClose={close}
    >
      <DrawerHeader title={title} onClose={close} />
      <section className="film-info-body" aria-label={title}>
        {film ? <FilmInfoForm filmId={filmId} /> : <GoneNote title={title} />}
      </section>
    </Drawer>
  );
}
