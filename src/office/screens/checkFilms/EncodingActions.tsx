import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { isFaultOfFile } from '../../../contract/rules/encodingFailure';
import { useFilmEncoding } from '../shared/useEncoding';
import { EncodeAgain } from '../uploads/EncodeAgain';
import { ReplaceFile } from '../uploads/ReplaceFile';

/** What helps a film that could not be encoded: once more, or another file. */
export function EncodingActions({ film, tabIndex }: { readonly film: Film; readonly tabIndex: number }) {
  const { formatMessage } = useIntl();
  const { status, reason } = useFilmEncoding(film);
  const title = film.title || formatMessage({ id: 'film.untitled' });
  if (status !== 'failed') return null;
  return (
    <span className="list-above">
      {isFaultOfFile(reason) || !film.processId ? (
        <ReplaceFile filmId={film.filmId} title={title} tabIndex={tabIndex} />
      ) : (
        <EncodeAgain processId={film.processId} title={title} tabIndex={tabIndex} />
      )}
    </span>
  );
}
