import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectFilm } from '../../entities/films';
import { useLastKnown } from '../shared/useLastKnown';

/** Says of the film on show that somebody deleted it meanwhile; nothing while it is there. */
export function PlayerGone({ filmId }: { readonly filmId: string }) {
  const { formatMessage } = useIntl();
  const film = useSelector((state: Parameters<typeof selectFilm>[0]) => selectFilm(state, filmId));
  const isGone = useLastKnown(filmId, film) !== undefined && film === undefined;
  return <p role="status">{isGone && formatMessage({ id: 'player.gone' })}</p>;
}
