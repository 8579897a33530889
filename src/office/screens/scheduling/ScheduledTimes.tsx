import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { compareTexts } from '../../../contract/rules/text';
import { CALENDAR_PATH } from '../../workflows/calendar/calendarPage';
import { useClock } from '../shared/clock';
import './scheduling.css';

/** Instants; nothing for what is not scheduled. */
interface ScheduledTimesProps {
  readonly goesOutAt?: string | undefined;
  readonly goesOnAt?: string | undefined;
  readonly goesOffAt?: string | undefined;
}

/** What is scheduled for a thing and when, the earliest first, as the way to the calendar; nothing where nothing is. */
export function ScheduledTimes({ goesOutAt = '', goesOnAt = '', goesOffAt = '' }: ScheduledTimesProps) {
  const { formatMessage } = useIntl();
  const clock = useClock();
  const times = (
    [
      ['newsletters.scheduled', goesOutAt],
      ['site.goesOn', goesOnAt],
      ['site.goesOff', goesOffAt],
    ] as const
  )
    .filter(([, at]) => at !== '')
    .toSorted(([, one], [, other]) => compareTexts(one, other));
  if (times.length === 0) return null;
  const words = times.map(([id, at]) => formatMessage({ id }, { at: clock.text(at) }));
  return (
    <Link className="list-above scheduled-times" to={CALENDAR_PATH} title={words.join(' · ')}>
      {words.join(' · ')}
    </Link>
  );
}
