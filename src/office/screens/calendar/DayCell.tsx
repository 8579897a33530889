import { useIntl } from 'react-intl';
import type { CalendarEntry } from '../../../contract/entities/calendar';
import { dayWords, monthOf } from './days';
import { entryIcon } from './entryIcon';
import { useEntryWords } from './entryWords';

/** So many entries a day has room for. */
const SHOWN = 3;

interface DayCellProps {
  readonly day: string;
  readonly month: string;
  readonly today: string;
  readonly isChosen: boolean;
  /** Left open while the month is loading. */
  readonly entries: readonly CalendarEntry[] | undefined;
  readonly onChoose: (day: string) => void;
}

/** A day in the month: its first entries, and how many more there are. Its panel tells all. */
export function DayCell({ day, month, today, isChosen, entries: known, onChoose }: DayCellProps) {
  const intl = useIntl();
  const { titleOf, whatOf } = useEntryWords();
  const entries = known ?? [];
  const shown = entries.slice(0, entries.length > SHOWN ? SHOWN - 1 : SHOWN);
  const restsText = intl.formatMessage({ id: 'calendar.restsInTrash' });
  const marks = [
    monthOf(day) === month ? '' : 'day-other',
    day === today ? 'day-today' : '',
    isChosen ? 'day-chosen' : '',
  ];
  return (
    <div
      role="gridcell"
      id={`day-${day}`}
      className={`day ${marks.join(' ')}`}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      <span className="gr-visually-hidden">
        {known
          ? intl.formatMessage({ id: 'calendar.day' }, { day: dayWords(intl, day), count: known.length })
          : dayWords(intl, day)}
      </span>
      <span className="day-number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {shown.map((entry) => (
        <span
          key={entry.entryId}
          className={`day-entry entry-${entry.status}${rests(entry) ? ' entry-resting' : ''}`}
          title={`${entry.hour} ${titleOf(entry)} · ${rests(entry) ? restsText : whatOf(entry)}`}
        >
          {entryIcon[entry.action]}
          <span className="day-entry-hour">{entry.hour}</span>{' '}
          <span className="day-entry-text">{titleOf(entry)}</span>
          {rests(entry) && <span className="gr-visually-hidden">{restsText}</span>}
        </span>
      ))}
      {entries.length > shown.length && (
        <span className="day-more">
          {intl.formatMessage({ id: 'calendar.more' }, { count: entries.length - shown.length })}
        </span>
      )}
    </div>
  );
}

/** Its thing is in the trash: nothing becomes of it until that is back. */
const rests = ({ status, isTrashed }: CalendarEntry) => status !== 'done' && isTrashed;
