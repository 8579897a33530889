import { H2 } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Activity } from '../../../contract/entities/activity';
import type { ActivityAsked } from '../../entities/activity';
import { useClock } from '../shared/clock';
import { ActivityRow } from './ActivityRow';

interface ActivityDaysProps {
  readonly rows: readonly Activity[];
  readonly asked: ActivityAsked;
}

/** What was done, day by day, the newest first. */
export function ActivityDays({ rows, asked }: ActivityDaysProps) {
  const { formatDate } = useIntl();
  const clock = useClock();
  const dayOf = ({ at }: Activity) => clock.text(at, 'date');
  const days = [...new Set(rows.map(dayOf))].map((day) => ({
    day,
    ofDay: rows.filter((row) => dayOf(row) === day),
  }));
  return days.map(({ day, ofDay }) => (
    <section key={day} className="activity-day">
      <H2 className="activity-day-title">
        {formatDate(ofDay[0]?.at, { weekday: 'long', timeZone: clock.timeZone })} {day}
      </H2>
      <ol className="activity-rows">
        {ofDay.map((row) => (
          <ActivityRow key={row.activityId} row={row} asked={asked} />
        ))}
      </ol>
    </section>
  ));
}
