import { WarningSign } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { unplayableText } from './unplayableText';
import { useFilmEncoding } from './useEncoding';
import './filmTrouble.css';

/** Marks a film that cannot be played, and says why; nothing for one that can. */
export function FilmTrouble({ film }: { readonly film: Film }) {
  const text = unplayableText(useIntl(), film, useFilmEncoding(film));
  if (text === undefined) return null;
  return (
    <span className="film-trouble">
      <WarningSign size={12} /> {text}
    </span>
  );
}
