import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { durationText } from '../../ui/durationText';
import { unplayableText } from '../shared/unplayableText';
import { useFilmEncoding } from '../shared/useEncoding';

/** How long the film is; or why it cannot be played yet. */
export function FilmLength({ film }: { readonly film: Film }) {
  const trouble = unplayableText(useIntl(), film, useFilmEncoding(film));
  return <>{trouble ?? (film.duration ? durationText(film.duration) : null)}</>;
}
