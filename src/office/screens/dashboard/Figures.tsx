import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { filmFigures, selectFilmFiguresQuery } from '../../entities/filmFigures';
import { selectFilmFigures } from './countedFilms';
import { selectTalentCounts } from '../../entities/talentFigures';
import { Link } from 'react-router-dom';
import { type ListName, selectLoad } from '../../workflows/office/loading';
import { selectReelFigures } from './dashboardFigures';

const FILMS = '/app/page/films';

type LoadRoot = Parameters<typeof selectLoad>[0];

/** How much there is; a number that is not loaded yet is not shown as none. */
export function Figures() {
  const talents = useSelector(selectTalentCounts).total;
  const dispatch = useDispatch();
  const films = useSelector(selectFilmFigures);
  const isOld = useSelector(selectFilmFiguresQuery).status === 'idle';
  useEffect(() => {
    if (isOld) dispatch(filmFigures.want());
  }, [dispatch, isOld]);
  const reels = useSelector(selectReelFigures);
  return (
    <ul className="dashboard-figures">
      <Figure
        list="talents"
        path="/app/table/talents/all"
        label={<FormattedMessage id="dashboard.talents" />}
        value={talents}
      />
      <Figure
        list="films"
        path={FILMS}
        label={<FormattedMessage id="dashboard.filmCount" />}
        value={films.total}
      >
        {films.unplayable > 0 && (
          <FormattedMessage id="dashboard.unplayable" values={{ count: films.unplayable }} />
        )}
      </Figure>
      <Figure
        list="agencyReels"
        path="/app/page/agencyreels"
        label={<FormattedMessage id="dashboard.reels" />}
        value={reels.total}
      >
        {reels.off > 0 && <FormattedMessage id="dashboard.reelsOff" values={{ count: reels.off }} />}
      </Figure>
      <Figure
        list="films"
        path="/app/page/checkfilms"
        label={<FormattedMessage id="dashboard.encoding" />}
        value={films.underWay}
      >
        {films.failed > 0 ? (
          <span className="dashboard-danger">
            <FormattedMessage id="dashboard.encodingFailed" values={{ count: films.failed }} />
          </span>
        ) : (
          films.underWay === 0 && <FormattedMessage id="dashboard.encodingCalm" />
        )}
      </Figure>
    </ul>
  );
}

interface FigureProps {
  readonly list: ListName;
  /** Where what it counts is listed. */
  readonly path?: string;
  readonly label: ReactNode;
  readonly value: number;
  readonly children?: ReactNode;
}

function Figure({ list, path, label, value, children }: FigureProps) {
  const { data } = useSelector((state: LoadRoot) => selectLoad(state, list));
  const isKnown = value > 0 || data !== null;
  const figure = (
    <>
      <span className="gr-muted">{label}</span>
      <span className="dashboard-value">{isKnown ? <FormattedNumber value={value} /> : '–'}</span>
      <span className="dashboard-note gr-muted">{isKnown && children}</span>
    </>
  );
  return (
    <li>
      {path === undefined ? (
        <div className="dashboard-figure">{figure}</div>
      ) : (
        <Link to={path} className="dashboard-figure">
          {figure}
        </Link>
      )}
    </li>
  );
}
