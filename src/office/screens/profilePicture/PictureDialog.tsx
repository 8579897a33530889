import { DialogBody } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectFilm } from '../../entities/films';
import { profilePictureIntents } from '../../workflows/talents/profilePicture';
import { TitledDialog } from '../shared/TitledDialog';
import { FilmPictures } from './FilmPictures';
import { PicturedFilms } from './PicturedFilms';

interface PictureDialogProps {
  readonly talentId: string;
  /** The film whose pictures are on show; null while one is chosen. */
  readonly filmId: string | null;
  /** The picture that the page shows. */
  readonly shown: string;
}

type Root = Parameters<typeof selectFilm>[0];

/** Chooses the profile picture: first a film of the talent, then one of its pictures. */
export default function PictureDialog({ talentId, filmId, shown }: PictureDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const film = useSelector((state: Root) => (filmId === null ? undefined : selectFilm(state, filmId)));
  const openFilm = (opened: string | null) =>
    dispatch(profilePictureIntents.filmOpened({ talentId, filmId: opened }));
  return (
    <TitledDialog
      isOpen
      className="gr-dialog picture-dialog"
      title={formatMessage({ id: 'profilePicture.title' })}
      onClose={() => dispatch(profilePictureIntents.chooserClosed({ talentId }))}
    >
      <DialogBody>
        {film ? (
          <FilmPictures
            film={film}
            shown={shown}
            onBack={() => openFilm(null)}
            onChoose={(picture) => dispatch(profilePictureIntents.chosen({ talentId, picture }))}
          />
        ) : (
          <PicturedFilms talentId={talentId} onOpen={openFilm} />
        )}
      </DialogBody>
    </TitledDialog>
  );
}
