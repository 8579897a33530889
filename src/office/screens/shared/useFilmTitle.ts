import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { films } from '../../entities/films';
import { useFilm } from './useFilms';

type Root = Parameters<typeof films.selectIsGone>[0];

/** The title of a film, or that it is gone; nothing for no film, and for one that may still be loaded. */
export function useFilmTitle(filmId: string): string {
  const { formatMessage } = useIntl();
  const film = useFilm(filmId);
  const isGone = useSelector((root: Root) => films.selectIsGone(root, filmId));
  if (film) return film.title;
  return filmId !== '' && isGone ? formatMessage({ id: 'filmPicker.lostFilm' }) : '';
}
