import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFilm } from '../shared/useFilms';
import { useLastKnown } from '../shared/useLastKnown';

/** Says of the film on show that somebody deleted it meanwhile, and leads to where it can be put back; nothing while it is there. */
export function PlayerGone({ filmId }: { readonly filmId: string }) {
  const { formatMessage } = useIntl();
  const film = useFilm(filmId);
  const isGone = useLastKnown(filmId, film) !== undefined && film === undefined;
  return (
    <p role="status">
      {isGone && (
        <>
          {formatMessage({ id: 'player.gone' })}{' '}
          <Link to="/app/page/trash">{formatMessage({ id: 'gone.toTrash' })}</Link>
        </>
      )}
    </p>
  );
}
