import { Button } from '@blueprintjs/core';
import { Calendar } from '@blueprintjs/icons';
import { type ComponentProps, useRef } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/TextField';
import { dayText, isoDay } from './dates';
import './dayField.css';

type TextFieldProps = ComponentProps<typeof TextField>;

interface DayFieldProps extends Omit<TextFieldProps, 'onChange' | 'onBlur' | 'hint' | 'rightElement'> {
  readonly onChange: (day: string) => void;
  /** With the day as it is put right. */
  readonly onLeave: (day: string) => void;
}

/** A day, written as DD/MM/YYYY and put right as it is left, or chosen in the browser's calendar. */
export function DayField({ onChange, onLeave, ...field }: DayFieldProps) {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const choose = formatMessage({ id: 'day.choose' }, { label: field.label });
  return (
    <TextField
      {...field}
      hint={formatMessage({ id: 'scheduling.dayHint' })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => onLeave(dayText(field.value))}
      rightElement={
        <span className="day-picker">
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isoDay(field.value)}
            onChange={({ currentTarget }) => onLeave(dayText(currentTarget.value))}
          />
          <Button
            variant="minimal"
            size="small"
            icon={<Calendar />}
            aria-label={choose}
            title={choose}
            onClick={() => picker.current?.showPicker()}
          />
        </span>
      }
    />
  );
}
