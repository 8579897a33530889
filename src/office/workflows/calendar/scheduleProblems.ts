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

/** An hour as people write it, `9`, `9h30`, `９：３０` → HH:mm; nothing of a text that is none. */
function hourIn(text: string): string | undefined {
  const [, hours, minutes = '00'] = HOUR.exec(text.normalize('NFKC').trim()) ?? [];
  return hours && `${hours.padStart(2, '0')}:${minutes}`;
}

/** An hour as it is kept; a text that is none stays as it is. */
export const hourText = (text: string): string => hourIn(text) ?? text;

const isBlank = ({ day }: When) => day.trim() === '';

/** YYYY-MM-DD HH:mm of what is typed, nothing for no day; undefined where it is no time. */
export function momentOf({ day, hour }: When): string | undefined {
  if (isBlank({ day, hour })) return '';
  const time = hourIn(hour);
  if (!isDayText(day) || time === undefined) return undefined;
  return `${day.split('/').toReversed().join('-')} ${time}`;
}

/** How a news item or a home screen stands: on the site or off it, and when it goes on and off next, where that is scheduled. */
export interface Standing {
  readonly online: boolean;
  readonly goesOnAt?: string | undefined;
  readonly goesOffAt?: string | undefined;
}

/** Whether a time at which it goes on the site changes anything: what is there goes on only after it has gone off. */
export const mayGoOn = (standing: Standing | undefined): boolean =>
  !standing?.online || Boolean(standing.goesOffAt);

/** Whether it may go off without a time at which it goes on. */
const mayGoOff = (standing: Standing | undefined): boolean =>
  !standing || standing.online || Boolean(standing.goesOnAt);

/** A form of which the thing is known: where it only goes off, the day that was asked for is that of going off. */
export function withStanding(form: ScheduleForm, standing: Standing | undefined): ScheduleForm {
  if (mayGoOn(standing)) return form;
  return { ...form, from: { ...form.from, day: '' }, until: isBlank(form.until) ? form.from : form.until };
}

type ScheduleProblems = Partial<Record<'subjectId' | 'from' | 'until' | 'recipients', string>>;

/** What is wrong with a form by field; what is over, and what stands there by then, only the server's clock knows. */
export function scheduleProblems(form: ScheduleForm, isMove: boolean, standing?: Standing): ScheduleProblems {
  const [from, until] = [momentOf(form.from), momentOf(form.until)];
  const isMail = !isMove && form.thing === 'newsletter';
  const isOffOnly = !isMove && !isMail && !mayGoOn(standing);
  const needsFrom = isMove || isMail || (!isOffOnly && (isBlank(form.until) || !mayGoOff(standing)));
  return {
    ...(!isMove && form.subjectId === '' && { subjectId: 'required' }),
    ...(needsFrom && from === '' && { from: 'required' }),
    ...(isOffOnly && until === '' && { until: 'required' }),
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
