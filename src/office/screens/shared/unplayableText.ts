import type { IntlShape } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import type { Encoding } from '../../entities/encodings';
import { isPlayable } from '../../../contract/rules/playable';

/** Why a film cannot be played, in a few words; nothing for one that can. */
export function unplayableText(
  { formatMessage }: IntlShape,
  { duration, processId }: Pick<Film, 'duration' | 'processId'>,
  { status, progress }: Encoding,
): string | undefined {
  if (isPlayable(status, duration)) return undefined;
  if (status === 'running') return formatMessage({ id: 'film.encoding' }, { progress });
  if (status === 'waiting') return formatMessage({ id: 'film.waiting' });
  if (status === 'failed') return formatMessage({ id: 'film.encodingFailed' });
  return formatMessage({ id: processId ? 'film.uploading' : 'film.noFile' });
}
