import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectAgencyFilms } from '../../entities/films';
import { selectTalents } from '../../entities/talents';
import { type ListName, selectLoad } from '../../workflows/loading';
import { selectEncodingFigures, selectReelFigures, selectUnplayableCount } from './dashboardFigures';

type LoadRoot = Parameters<typeof selectLoad>[0];

/** How much there is; a number that is not loaded yet is not shown as none. */
export function Figures() {
  const talents = useSelector(selectTalents).length;
  const films = useSelector(selectAgencyFilms).length;
  const unplayable = useSelector(selectUnplayableCount);
  const reels = useSelector(selectReelFigures);
  const encoding = useSelector(selectEncodingFigures);
  return (
    <ul className="dashboard-figures">
      <Figure list="talents" label={<FormattedMessage id="dashboard.talents" />} value={talents} />
      <Figure list="films" label={<FormattedMessage id="dashboard.filmCount" />} value={films}>
        {unplayable > 0 && <FormattedMessage id="dashboard.unplayable" values={{ count: unplayable }} />}
      </Figure>
      <Figure list="agencyReels" label={<FormattedMessage id="dashboard.reels" />} value={reels.total}>
        {reels.off > 0 && <FormattedMessage id="dashboard.reelsOff" values={{ count: reels.off }} />}
      </Figure>
      <Figure list="films" label={<FormattedMessage id="dashboard.encoding" />} value={encoding.running}>
        {encoding.failed > 0 ? (
          <span className="dashboard-danger">
            <FormattedMessage id="dashboard.encodingFailed" values={{ count: encoding.failed }} />
          </span>
        ) : (
          encoding.running === 0 && <FormattedMessage id="dashboard.encodingCalm" />
        )}
      </Figure>
    </ul>
  );
}

interface FigureProps {
  readonly list: ListName;
  readonly label: ReactNode;
  readonly value: number;
  readonly children?: ReactNode;
}

function Figure({ list, label, value, children }: FigureProps) {
  const { status } = useSelector((state: LoadRoot) => selectLoad(state, list));
  const isKnown = value > 0 || status === 'ready' || status === 'refreshing';
  return (
    <li className="dashboard-figure">
      <span className="gr-muted">{label}</span>
      <span className="dashboard-value">{isKnown ? <FormattedNumber value={value} /> : '–'}</span>
      <span className="dashboard-note gr-muted">{isKnown && children}</span>
    </li>
  );
}
