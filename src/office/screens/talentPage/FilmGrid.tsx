import { memo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { selectAddresses } from '../../entities/addresses';
import { deletionIntents } from '../../workflows/trash/deletion';
import { playerIntents } from '../../workflows/films/player';
import { selectUploads } from '../../workflows/films/uploads';
import { FilmCard } from './FilmCard';
import { FilmMenuItems } from '../filmMenu/FilmMenuItems';

interface FilmGridProps {
  readonly talentId: string;
  readonly films: readonly Film[];
  /** The film whose infos are open. */
  readonly openId: string;
  readonly onOpen: (film: Film) => void;
  /** More that can be done with a film, in its card. */
  readonly filmActions?: (film: Film) => ReactNode;
}

/** The films of one page as cards; a film opens in the player. They stay as they are drawn while nothing of them is otherwise. */
export const FilmGrid = memo(function FilmGrid({
  talentId,
  films,
  openId,
  onOpen,
  filmActions,
}: FilmGridProps) {
  const { media } = useSelector(selectAddresses);
  const uploads = useSelector(selectUploads);
  const dispatch = useDispatch();
  /** A new film's upload goes on under the temporary id that it began with. */
  const uploadOf = ({ filmId, processId }: Film) =>
    uploads.find((upload) => upload.uploadKey === filmId || upload.processId === processId);
  return (
    <ul className="film-grid">
      {films.map((film) => (
        <FilmCard
          key={film.filmId}
          film={film}
          media={media}
          upload={uploadOf(film)}
          isOpen={film.filmId === openId}
          onOpen={onOpen}
          actions={filmActions?.(film)}
          menu={<FilmMenuItems film={film} talentId={talentId} />}
          onPlay={({ filmId, title }) =>
            dispatch(playerIntents.opened({ films: [{ filmId, title }], index: 0 }))
          }
          onDelete={({ filmId, title, onReel }) =>
            dispatch(
              deletionIntents.opened({ things: [{ kind: 'film', id: filmId, title, talentId, onReel }] }),
            )
          }
        />
      ))}
    </ul>
  );
});
