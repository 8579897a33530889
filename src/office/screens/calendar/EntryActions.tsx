import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { CalendarEntry } from '../../../contract/entities/calendar';
import { scheduleChangeIntents, selectScheduleChange } from '../../workflows/calendar/scheduleChanges';
import { scheduling } from '../../workflows/calendar/scheduling';
import { NotDone } from '../shared/NotDone';
import { useEntryWords } from './entryWords';

type Root = Parameters<typeof selectScheduleChange>[0];

/** What can be done with what is scheduled: at once, at another time, or not at all. */
export function EntryActions({ entry }: { readonly entry: CalendarEntry }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const title = useEntryWords().titleOf(entry);
  const entryIds = [entry.entryId];
  const change = useSelector((root: Root) => selectScheduleChange(root, entryIds));
  const isLate = entry.status !== 'waiting';
  const isPending = change.status === 'pending';
  const named = (id: 'calendar.run' | 'calendar.move' | 'calendar.leave' | 'calendar.takeBack') => ({
    text: formatMessage({ id }),
    'aria-label': formatMessage({ id: 'calendar.actionOf' }, { action: formatMessage({ id }), title }),
    size: 'small' as const,
    disabled: isPending,
  });
  const { day, hour, entryId } = entry;
  return (
    <>
      {(change.status === 'refused' || change.status === 'doubtful') && (
        <NotDone title={formatMessage({ id: 'calendar.notDone' })} refusal={change.refusal} />
      )}
      <div className="entry-actions">
        {isLate && (
          <Button
            {...named('calendar.run')}
            intent="primary"
            disabled={isPending || entry.isTrashed}
            onClick={() => dispatch(scheduleChangeIntents.requested({ kind: 'run', entryIds, title }))}
          />
        )}
        <Button
          {...named('calendar.move')}
          onClick={() =>
            dispatch(scheduling.intents.opened({ kind: 'move', entryId, title, day, hour, isLate }))
          }
        />
        <Button
          {...named(isLate ? 'calendar.leave' : 'calendar.takeBack')}
          onClick={() =>
            dispatch(scheduleChangeIntents.requested({ kind: 'switch', entryIds, title, isWanted: false }))
          }
        />
      </div>
    </>
  );
}
