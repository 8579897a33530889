import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarEntry } from '../../../contract/entities/calendar';
import { DayCell } from './DayCell';
import { firstOfWeek, instantIn, lastOfWeek, shifted, weeksOf } from './days';

interface MonthGridProps {
  readonly month: string;
  readonly today: string;
  readonly chosen: string;
  readonly entriesOf: (day: string) => readonly CalendarEntry[] | undefined;
  readonly onChoose: (day: string) => void;
  /** Into what the chosen day holds. */
  readonly onEnter: () => void;
  readonly label: string;
}

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => shifted(day, -1, 'day'),
  ArrowRight: (day) => shifted(day, 1, 'day'),
  ArrowUp: (day) => shifted(day, -1, 'week'),
  ArrowDown: (day) => shifted(day, 1, 'week'),
  PageUp: (day) => shifted(day, -1, 'month'),
  PageDown: (day) => shifted(day, 1, 'month'),
  Home: firstOfWeek,
  End: lastOfWeek,
};

/** A month in weeks from Monday on; arrows go by days and weeks, Page Up and Down by months, Enter into the day. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, chosen, entriesOf, onChoose, onEnter, label } = props;
  const intl = useIntl();
  const weeks = weeksOf(month);
  const { grid, follow } = useFocusOnChosen(chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isEnter = event.key === 'Enter' || event.key === ' ';
    const move = moves[event.key];
    if (!isEnter && !move) return;
    event.preventDefault();
    if (!move) return onEnter();
    const next = move(chosen);
    follow(next);
    onChoose(next);
  };
  return (
    <div ref={grid} role="grid" className="month" aria-label={label} onKeyDown={onKeyDown}>
      <div role="row" className="month-row">
        {(weeks[0] ?? []).map((day) => (
          <div
            key={day}
            role="columnheader"
            className="month-weekday"
            aria-label={intl.formatDate(instantIn(day), { weekday: 'long', timeZone: 'UTC' })}
          >
            {intl.formatDate(instantIn(day), { weekday: 'short', timeZone: 'UTC' })}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="month-row month-week">
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              month={month}
              today={today}
              isChosen={day === chosen}
              entries={entriesOf(day)}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The keyboard goes with the day that it chose, also into another month once that is on show. */
function useFocusOnChosen(chosen: string) {
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (wanted.current !== chosen) return;
    wanted.current = undefined;
    grid.current?.querySelector<HTMLElement>(`#day-${chosen}`)?.focus();
  }, [chosen]);
  return { grid, follow: (day: string) => void (wanted.current = day) };
}
