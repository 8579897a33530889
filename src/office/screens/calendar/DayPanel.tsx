import { Button, H2 } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { type Ref, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { CalendarEntry } from '../../../contract/entities/calendar';
import { scheduling } from '../../workflows/calendar/scheduling';
import { dayWords } from './days';
import { Entry } from './Entry';
import { ForStaff } from '../shared/ForStaff';
import { Loading } from '../shared/Loading';

interface DayPanelProps {
  readonly day: string;
  readonly today: string;
  /** Left open while the month is loading. */
  readonly entries: readonly CalendarEntry[] | undefined;
  readonly panelRef: Ref<HTMLElement>;
}

/** All that is on one day; what is to come can be added to. */
export function DayPanel({ day, today, entries, panelRef }: DayPanelProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const titleId = useId();
  return (
    <section ref={panelRef} className="day-panel" aria-labelledby={titleId} tabIndex={-1}>
      <H2 id={titleId} className="day-title">
        {dayWords(intl, day)}
      </H2>
      {!entries && <Loading size={20} />}
      {entries?.length === 0 && (
        <p className="gr-muted">
          <FormattedMessage id={day < today ? 'calendar.nothingWas' : 'calendar.nothingIs'} />
        </p>
      )}
      <ul className="entries">
        {entries?.map((entry) => (
          <Entry key={entry.entryId} entry={entry} />
        ))}
      </ul>
      {day >= today && (
        <ForStaff>
          <Button
            icon={<Plus />}
            text={intl.formatMessage({ id: 'calendar.scheduleHere' })}
            onClick={() =>
              dispatch(scheduling.intents.opened({ kind: 'new', day, ...(day === today && { hour: '' }) }))
            }
          />
        </ForStaff>
      )}
    </section>
  );
}
