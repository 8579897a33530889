import { Calendar } from '@blueprintjs/icons';
import { H2 } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { CalendarEntry } from '../../../contract/entities/calendar';
import { EmptyState } from '../../ui/EmptyState';
import { dayWords, monthOf } from './days';
import { Entry } from './Entry';

interface EntryDaysProps {
  readonly month: string;
  readonly today: string;
  readonly entries: readonly CalendarEntry[];
}

/** A month as a list: the days on which there is something, each with all of it. */
export function EntryDays({ month, today, entries }: EntryDaysProps) {
  const intl = useIntl();
  const inMonth = entries.filter(({ day }) => monthOf(day) === month);
  const days = [...new Set(inMonth.map(({ day }) => day))];
  if (days.length === 0)
    return (
      <EmptyState
        icon={<Calendar />}
        title={intl.formatMessage({ id: 'calendar.none' })}
        description={intl.formatMessage({ id: 'calendar.noneHint' })}
      />
    );
  return days.map((day) => (
    <section key={day} className="entry-day">
      <H2 className={day === today ? 'day-title day-title-today' : 'day-title'}>{dayWords(intl, day)}</H2>
      <ul className="entries">
        {inMonth
          .filter((entry) => entry.day === day)
          .map((entry) => (
            <Entry key={entry.entryId} entry={entry} />
          ))}
      </ul>
    </section>
  ));
}
