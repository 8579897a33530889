import { WarningSign } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { shallowEqual, useSelector } from 'react-redux';
import type { Film, FoundFilm } from '../../../contract/entities/film';
import { type Encoding, selectFoundFilmEncoding } from '../../entities/encodings';
import { unplayableText } from './unplayableText';
import { useFilmEncoding } from './useEncoding';
import './filmTrouble.css';

/** Marks a film that cannot be played, and says why; nothing for one that can. */
export function FilmTrouble({ film }: { readonly film: Film }) {
  return <Trouble film={film} encoding={useFilmEncoding(film)} />;
}

type Root = Parameters<typeof selectFoundFilmEncoding>[0];

/** The same of a film that was searched for. */
export function FoundFilmTrouble({ film }: { readonly film: FoundFilm }) {
  const encoding = useSelector((state: Root) => selectFoundFilmEncoding(state, film), shallowEqual);
  return <Trouble film={film} encoding={encoding} />;
}

function Trouble({ film, encoding }: { readonly film: Film | FoundFilm; readonly encoding: Encoding }) {
  const text = unplayableText(useIntl(), film, encoding);
  if (text === undefined) return null;
  return (
    <span className="film-trouble">
      <WarningSign size={12} /> {text}
    </span>
  );
}
