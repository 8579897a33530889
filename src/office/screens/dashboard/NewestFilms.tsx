import { H2 } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Film } from '../../../contract/entities/film';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { selectFilmFiguresQuery } from '../../entities/filmFigures';
import { selectFilmFigures } from './countedFilms';
import { fullName, selectTalent, talents } from '../../entities/talents';
import { talentPagePath } from '../../workflows/talents/talentPage';
import { FilmStill } from '../../ui/FilmStill';
import { titleWhenCut } from '../../ui/titleWhenCut';
import { FilmTrouble } from '../shared/FilmTrouble';
import { useFilms } from '../shared/useFilms';
import { useMayChange } from '../shared/useMay';
import { useWantedRows } from '../shared/useWantedRows';

type TalentRoot = Parameters<typeof selectTalent>[0];

/** The newest films as stills, each opened on its talent's page. */
export function NewestFilms() {
  const { newest } = useSelector(selectFilmFigures);
  const mayChange = useMayChange();
  const known = useFilms(newest);
  const films = newest.flatMap((filmId) => known[filmId] ?? []);
  useWantedRows(
    talents,
    films.map(({ talentId = '' }) => talentId),
  );
  const { status, data } = useSelector(selectFilmFiguresQuery);
  const isLoading = films.length === 0 && (newest.length > 0 || (data === null && status !== 'failed'));
  return (
    <section aria-labelledby="dashboard-films">
      <H2 id="dashboard-films">
        <FormattedMessage id="dashboard.films" />
      </H2>
      {newest.length === 0 && data !== null && (
        <p className="gr-muted">
          <FormattedMessage id="dashboard.noFilms" values={{ mayChange }} />
        </p>
      )}
      <p role="status" className="gr-visually-hidden">
        {isLoading && <FormattedMessage id="list.loading" />}
      </p>
      <ul className="dashboard-films">
        {films.map((film) => (
          <li key={film.filmId}>
            <NewFilm film={film} />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: 4 }, (_, at) => (
            <li key={at} aria-hidden="true" className="bp6-skeleton dashboard-skeleton" />
          ))}
      </ul>
    </section>
  );
}

function NewFilm({ film }: { readonly film: Film }) {
  const { media } = useSelector(selectAddresses);
  const talent = useSelector((state: TalentRoot) => selectTalent(state, film.talentId ?? ''));
  const card = (
    <>
      <FilmStill src={stillAddress(media, film)} />
      <span className="dashboard-film-title" onMouseMove={titleWhenCut}>
        {film.title}
      </span>
      <span className="gr-muted" onMouseMove={titleWhenCut}>
        {talent ? fullName(talent) : film.director || film.talentLastName}
      </span>
      <FilmTrouble film={film} />
    </>
  );
  return film.talentId ? (
    <Link to={talentPagePath(film.talentId, { film: film.filmId })} className="dashboard-film">
      {card}
    </Link>
  ) : (
    <div className="dashboard-film">{card}</div>
  );
}
