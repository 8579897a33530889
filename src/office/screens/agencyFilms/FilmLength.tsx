import { FormattedMessage } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { durationText } from '../../ui/durationText';

/** How long the film is; or why it cannot be played yet. */
export function FilmLength({
  film: { encoding, encodingProgress: progress = 0, duration = 0 },
}: {
  readonly film: Film;
}) {
  if (duration > 0) return <>{durationText(duration)}</>;
  switch (encoding) {
    case 'running':
      return <FormattedMessage id="film.encoding" values={{ progress }} />;
    case 'waiting':
      return <FormattedMessage id="film.waiting" />;
    case 'failed':
      return <FormattedMessage id="film.encodingFailed" />;
    case 'none':
      return <FormattedMessage id="film.noFile" />;
    default:
      return null;
  }
}
