import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isDayText } from '../../../contract/rules/dayText';
import { hourText, type When } from '../../workflows/calendar/scheduleProblems';
import { TextField } from '../../ui/TextField';
import { DayField } from '../shared/DayField';

interface WhenFieldsProps {
  readonly name: 'from' | 'until';
  readonly dayLabel: string;
  readonly value: When;
  readonly problem: string | undefined;
  readonly isRequired: boolean;
  readonly disabled: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: When) => void;
}

const problems = {
  required: 'scheduling.problem.required',
  malformed: 'scheduling.problem.malformed',
  beforeFrom: 'scheduling.problem.beforeFrom',
  past: 'scheduling.problem.past',
  alreadyOn: 'scheduling.problem.alreadyOn',
  alreadyOff: 'scheduling.problem.alreadyOff',
} as const;

/** What only the server can say. */
const refusals = ['past', 'alreadyOn', 'alreadyOff'];

const isKnown = (problem: string): problem is keyof typeof problems => Object.hasOwn(problems, problem);

/** A day, DD/MM/YYYY, and an hour, HH:mm; both are put right as they are left. */
export function WhenFields({
  name,
  dayLabel,
  value,
  problem,
  isRequired,
  disabled,
  autoFocus,
  onChange,
}: WhenFieldsProps) {
  const { formatMessage } = useIntl();
  const [isLeft, setLeft] = useState(false);
  const isShown = problem !== undefined && isKnown(problem) && (isLeft || refusals.includes(problem));
  const told = isShown ? formatMessage({ id: problems[problem] }) : undefined;
  const isOfHour = problem === 'malformed' && isDayText(value.day);
  return (
    <div className="schedule-when">
      <DayField
        name={`${name}Day`}
        label={dayLabel}
        required={isRequired ? formatMessage({ id: 'form.isRequired' }) : undefined}
        problem={isOfHour ? undefined : told}
        {...(autoFocus && { autoFocus })}
        disabled={disabled}
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        onLeave={(day) => {
          onChange({ ...value, day });
          setLeft(day !== '');
        }}
      />
      <TextField
        name={`${name}Hour`}
        label={formatMessage({ id: 'scheduling.hour' })}
        hint={formatMessage({ id: 'scheduling.hourHint' })}
        problem={isOfHour ? told : undefined}
        disabled={disabled}
        value={value.hour}
        onChange={({ currentTarget }) => onChange({ ...value, hour: currentTarget.value })}
        onBlur={() => {
          onChange({ ...value, hour: hourText(value.hour) });
          setLeft(value.day !== '');
        }}
      />
    </div>
  );
}
