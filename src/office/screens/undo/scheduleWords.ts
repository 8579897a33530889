import type { IntlShape } from 'react-intl';
import type { ScheduleChange } from '../../workflows/calendar/scheduleChanges';

/** YYYY-MM-DD HH:mm → DD/MM/YYYY HH:mm. */
function shown(moment: string): string {
  const [day = '', hour = ''] = moment.split(' ');
  return `${day.split('-').toReversed().join('/')} ${hour}`;
}

/** Says what the change takes back that is offered: what will become of what, and when. */
export function scheduleWords(
  formatMessage: IntlShape['formatMessage'],
  { title, ...change }: ScheduleChange,
): string {
  if (change.kind === 'move')
    return formatMessage({ id: 'undo.schedule.moved' }, { title, at: shown(change.former ?? '') });
  if (change.kind === 'run' || change.isWanted)
    return formatMessage({ id: 'undo.schedule.takenBack' }, { title });
  if (!change.planned) return formatMessage({ id: 'undo.schedule.made' }, { title });
  const { thing, mails, ...times } = change.planned;
  const [from, until] = [shown(times.from), shown(times.until)];
  if (thing === 'newsletter')
    return formatMessage({ id: 'undo.schedule.mailed' }, { title, at: from, count: mails });
  if (times.until === '') return formatMessage({ id: 'undo.schedule.on' }, { title, at: from });
  if (times.from === '') return formatMessage({ id: 'undo.schedule.off' }, { title, at: until });
  return formatMessage({ id: 'undo.schedule.onAndOff' }, { title, from, until });
}
