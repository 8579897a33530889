import type { ScheduledThing } from '../../../contract/entities/calendar';
import { addressesIn } from '../../../contract/rules/addressList';
import { isDayText } from '../../../contract/rules/dayText';
import { MAILING_LIMIT } from '../../../contract/constants';

/** A day and an hour as they are typed. */
export interface When {
  /** DD/MM/YYYY. */
  readonly day: string;
  /** HH:mm. */
  readonly hour: string;
}

/** What is typed in the form. */
export interface ScheduleForm {
  readonly thing: ScheduledThing;
  readonly subjectId: string;
  readonly from: When;
  readonly until: When;
  readonly recipients: string;
}

const HOUR = /^([01]?\d|2[0-3])(?:\s*[:.h]\s*([0-5]\d)?)?$/i;

/** An hour as people write it, `9`, `9h30` → HH:mm; a text that is none stays as it is. */
export function hourText(text: string): string {
  const [, hours, minutes = '00'] = HOUR.exec(text.trim()) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}

const isBlank = ({ day }: When) => day.trim() === '';

/** YYYY-MM-DD HH:mm of what is typed, nothing for no day; undefined where it is no time. */
export function momentOf({ day, hour }: When): string | undefined {
  if (isBlank({ day, hour })) return '';
  const time = hourText(hour);
  if (!isDayText(day) || !/^\d\d:\d\d$/.test(time)) return undefined;
  return `${day.split('/').toReversed().join('-')} ${time}`;
}

type ScheduleProblems = Partial<Record<'subjectId' | 'from' | 'until' | 'recipients', string>>;

/** What is wrong with a form by field; what is over, only the server's clock knows. */
export function scheduleProblems(form: ScheduleForm, isMove: boolean): ScheduleProblems {
  const [from, until] = [momentOf(form.from), momentOf(form.until)];
  const isMail = !isMove && form.thing === 'newsletter';
  const needsFrom = isMove || isMail || isBlank(form.until);
  return {
    ...(!isMove && form.subjectId === '' && { subjectId: 'required' }),
    ...(needsFrom && from === '' && { from: 'required' }),
    ...(from === undefined && { from: 'malformed' }),
    ...(!isMove && !isMail && until === undefined && { until: 'malformed' }),
    ...(!isMove && !isMail && from && until && until <= from && { until: 'beforeFrom' }),
    ...(isMail && recipientsProblem(form.recipients)),
  };
}

function recipientsProblem(text: string): ScheduleProblems {
  const { recipients, malformed } = addressesIn(text);
  if (malformed.length > 0) return { recipients: 'malformed' };
  if (recipients.length === 0) return { recipients: 'required' };
  return recipients.length > MAILING_LIMIT ? { recipients: 'tooMany' } : {};
}
