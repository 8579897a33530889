import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { isPlayable } from '../../../contract/rules/playable';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { FilmStill } from '../../ui/FilmStill';
import { playerIntents } from '../../workflows/films/player';
import type { RowPlace } from '../shared/list/declaration';
import { useFilmEncoding } from '../shared/useEncoding';

interface FilmTitleProps {
  readonly film: Film;
  readonly place: RowPlace;
}

/** Picture and title of a film, which play it. */
export function FilmTitle({ film, place }: FilmTitleProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { media } = useSelector(selectAddresses);
  const { filmId } = film;
  const canPlay = isPlayable(useFilmEncoding(film).status, film.duration);
  const title = film.title || formatMessage({ id: 'film.untitled' });
  return (
    <span className="agency-film-title">
      <FilmStill src={stillAddress(media, film)} />
      <button
        type="button"
        className="list-main"
        aria-label={canPlay ? formatMessage({ id: 'film.play' }, { title }) : title}
        aria-disabled={!canPlay}
        onClick={() => {
          if (canPlay) dispatch(playerIntents.opened({ films: [{ filmId, title }], index: 0 }));
        }}
        {...place.main}
      >
        {title}
      </button>
    </span>
  );
}
