import { Link } from 'react-router-dom';
import { CALENDAR_PATH } from '../../workflows/calendar/calendarPage';
import { areTimes, type Times, useTimesWords } from './useTimesWords';
import './scheduling.css';

/** What is scheduled for a thing and when, as the way to the calendar; nothing where nothing is. */
export function ScheduledTimes(times: Times) {
  const words = useTimesWords()(times);
  if (!areTimes(times)) return null;
  return (
    <Link className="list-above scheduled-times" to={CALENDAR_PATH} title={words}>
      {words}
    </Link>
  );
}
