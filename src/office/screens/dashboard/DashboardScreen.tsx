import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectSession } from '../../entities/session';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { AskedAboutNote } from './AskedAboutNote';
import { Figures } from './Figures';
import { LatestNews } from './LatestNews';
import { NewestFilms } from './NewestFilms';
import './dashboard.css';

/** What the agency has, what is new in it, and what is being encoded. */
export default function DashboardScreen() {
  const { formatMessage } = useIntl();
  const session = useSelector(selectSession);
  return (
    <div className="gr-screen dashboard">
      <ScreenTitle tab={formatMessage({ id: 'layout.dashboard' })}>
        {formatMessage({ id: 'dashboard.greeting' }, { name: session?.staff.firstName })}
      </ScreenTitle>
      <AskedAboutNote />
      <Figures />
      <NewestFilms />
      <LatestNews />
    </div>
  );
}
