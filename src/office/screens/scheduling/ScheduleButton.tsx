import { Button } from '@blueprintjs/core';
import { Calendar } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ScheduledThing } from '../../../contract/entities/calendar';
import { scheduling } from '../../workflows/calendar/scheduling';
import { ForStaff } from '../shared/ForStaff';

interface ScheduleButtonProps {
  readonly thing: ScheduledThing;
  readonly subjectId: string;
}

/** Opens the dialog in which a thing that is on the site, or off it, gets its times. */
export function ScheduleButton({ thing, subjectId }: ScheduleButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <ForStaff>
      <Button
        icon={<Calendar />}
        text={formatMessage({ id: 'scheduling.open' })}
        onClick={() => dispatch(scheduling.intents.opened({ kind: 'new', thing, subjectId }))}
      />
    </ForStaff>
  );
}
