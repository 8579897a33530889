import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { FoundFilm } from '../../../../contract/entities/film';
import { foundFilms } from '../../../entities/foundFilms';
import { filmSearch } from '../../../workflows/films/filmSearch';
import { selectFilmsFound } from '../../../workflows/films/filmsFound';
import { FoundFilmTrouble } from '../FilmTrouble';
import { refusalText } from '../refusalText';
import { useSelected } from '../useSelected';

interface FilmsFoundProps {
  readonly id: string;
  readonly label: string;
  readonly active: number;
  readonly onChoose: (film: FoundFilm) => void;
}

const nothing = { search: '' };

/** The films that were found, below the box in which they are searched; what is said while there are none. */
export function FilmsFound({ id, label, active, onChoose }: FilmsFoundProps) {
  const intl = useIntl();
  const found = useSelector(selectFilmsFound);
  const typed = useSelector(filmSearch.select);
  const query = useSelected(foundFilms.selectQuery, nothing);
  const words = () => {
    if (found && found.length > 0)
      return intl.formatMessage({ id: 'filmPicker.found' }, { count: found.length });
    if (found && typed.status !== 'blank')
      return intl.formatMessage({ id: 'filmPicker.none' }, { search: typed.search });
    if (typed.status === 'asking' && query.status === 'failed')
      return intl.formatMessage({ id: 'filmPicker.failed' }, { reason: refusalText(intl, query.refusal) });
    return intl.formatMessage({ id: 'filmPicker.searching' });
  };
  return (
    <>
      <ul id={`${id}-found`} role="listbox" aria-label={label} className="films-found">
        {found?.map((film, at) => (
          <li
            key={film.filmId}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(film)}
          >
            <span>{film.title}</span>
            <span className="gr-muted">{[film.talentLastName, film.year].filter(Boolean).join(', ')}</span>
            <FoundFilmTrouble film={film} />
          </li>
        ))}
      </ul>
      <p className="gr-muted films-found-note" role="status">
        {words()}
      </p>
    </>
  );
}
