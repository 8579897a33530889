import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DayField } from '../shared/DayField';
import { dayText } from '../shared/dates';
import { dayOf, shownDayOf } from './dayOf';

interface DayFilterProps {
  readonly label: string;
  /** YYYY-MM-DD; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day, DD/MM/YYYY, that counts once it is left or Enter is pressed. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(() => shownDayOf(value));
  const [isLeft, setLeft] = useState(false);
  const [filtered, setFiltered] = useState(value);
  if (filtered !== value) {
    setFiltered(value);
    setTyped(shownDayOf(value));
    setLeft(false);
  }
  const isWrong = isLeft && typed.trim() !== '' && dayOf(typed) === undefined;
  const leave = (left: string) => {
    setLeft(true);
    setTyped(left);
    const day = left.trim() === '' ? '' : dayOf(left);
    if (day !== undefined && day !== value) onChange(day);
  };
  return (
    <form
      className="activity-day-filter"
      onSubmit={(event) => {
        event.preventDefault();
        leave(dayText(typed));
      }}
    >
      <DayField
        name="day"
        label={label}
        problem={isWrong ? formatMessage({ id: 'activity.notADay' }) : undefined}
        value={typed}
        onChange={(day) => {
          setTyped(day);
          setLeft(false);
        }}
        onLeave={leave}
      />
    </form>
  );
}
