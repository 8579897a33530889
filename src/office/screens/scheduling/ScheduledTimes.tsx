import { Link } from 'react-router-dom';
import { CALENDAR_PATH } from '../../workflows/calendar/calendarPage';
import { areTimes, type Times, useTimesWords } from './useTimesWords';
import './scheduling.css';

interface ScheduledTimesProps extends Times {
  /** Of the row that it stands in. */
  readonly tabIndex?: number;
}

/** What is scheduled for a thing and when, as the way to the calendar; nothing where nothing is. */
export function ScheduledTimes({ tabIndex, ...times }: ScheduledTimesProps) {
  const words = useTimesWords()(times);
  if (!areTimes(times)) return null;
  return (
    <Link className="list-above scheduled-times" to={CALENDAR_PATH} tabIndex={tabIndex} title={words}>
      {words}
    </Link>
  );
}
