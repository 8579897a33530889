import { H2 } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Film } from '../../../contract/entities/film';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { fullName, selectTalent } from '../../entities/talents';
import { selectLoad } from '../../workflows/office/loading';
import { talentPagePath } from '../../workflows/talents/talentPage';
import { FilmStill } from '../../ui/FilmStill';
import { titleWhenCut } from '../../ui/titleWhenCut';
import { FilmTrouble } from '../shared/FilmTrouble';
import { selectNewestFilms } from './dashboardFigures';

type TalentRoot = Parameters<typeof selectTalent>[0];
type LoadRoot = Parameters<typeof selectLoad>[0];

/** The newest films as stills, each opened on its talent's page. */
export function NewestFilms() {
  const films = useSelector(selectNewestFilms);
  const { status } = useSelector((state: LoadRoot) => selectLoad(state, 'films'));
  const isLoading = films.length === 0 && (status === 'idle' || status === 'loading');
  return (
    <section aria-labelledby="dashboard-films">
      <H2 id="dashboard-films">
        <FormattedMessage id="dashboard.films" />
      </H2>
      {films.length === 0 && status === 'ready' && (
        <p className="gr-muted">
          <FormattedMessage id="dashboard.noFilms" />
        </p>
      )}
      <ul className="dashboard-films">
        {films.map((film) => (
          <li key={film.filmId}>
            <NewFilm film={film} />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: 4 }, (_, at) => <li key={at} className="bp6-skeleton dashboard-skeleton" />)}
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
