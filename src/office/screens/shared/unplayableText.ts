import type { IntlShape } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { isPlayable } from '../../../contract/rules/playable';

/** Why a film cannot be played, in a few words; nothing for one that can. */
export function unplayableText({ formatMessage }: IntlShape, film: Film): string | undefined {
  if (isPlayable(film)) return undefined;
  const { encoding, encodingProgress: progress = 0, processId } = film;
  if (encoding === 'running') return formatMessage({ id: 'film.encoding' }, { progress });
  if (encoding === 'waiting') return formatMessage({ id: 'film.waiting' });
  if (encoding === 'failed') return formatMessage({ id: 'film.encodingFailed' });
  return formatMessage({ id: processId ? 'film.uploading' : 'film.noFile' });
}
