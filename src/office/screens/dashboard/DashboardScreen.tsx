import { H1 } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectSession } from '../../entities/session';
import { Figures } from './Figures';
import { LatestNews } from './LatestNews';
import { NewestFilms } from './NewestFilms';
import './dashboard.css';

/** What the agency has, what is new in it, and what is being encoded. */
export default function DashboardScreen() {
  const session = useSelector(selectSession);
  return (
    <div className="dashboard">
      <H1>
        <FormattedMessage id="dashboard.greeting" values={{ name: session?.staff.firstName }} />
      </H1>
      <Figures />
      <NewestFilms />
      <LatestNews />
    </div>
  );
}
