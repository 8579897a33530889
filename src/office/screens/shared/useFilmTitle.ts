import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { films, selectFilm } from '../../entities/films';

type Root = Parameters<typeof selectFilm>[0];

/** The title of a film, or that it is gone; nothing for no film, and for one that may still be loaded. */
export function useFilmTitle(filmId: string): string {
  const { formatMessage } = useIntl();
  const film = useSelector((root: Root) => selectFilm(root, filmId));
  const areKnown = useSelector(films.selectAreKnown);
  if (film) return film.title;
  return filmId !== '' && areKnown ? formatMessage({ id: 'filmPicker.lostFilm' }) : '';
}
