import { Button, ButtonGroup, SegmentedControl } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, Plus } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { scheduling } from '../../workflows/calendar/scheduling';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { shiftedMonth } from './days';
import { ForStaff } from '../shared/ForStaff';

interface CalendarHeadProps {
  readonly month: string;
  readonly monthName: string;
  readonly view: 'list' | 'month';
  /** For which something is scheduled, unless another one is written. */
  readonly day: string;
  readonly onMonth: (month: string) => void;
  readonly onToday: () => void;
  readonly onView: (view: 'list' | 'month') => void;
}

/** Which month is on show and how, and the way to schedule something. */
export function CalendarHead({ month, monthName, view, day, onMonth, onToday, onView }: CalendarHeadProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <header className="gr-screen-head calendar-head">
      <ScreenTitle>{formatMessage({ id: 'calendar.title' })}</ScreenTitle>
      <div className="calendar-month">
        <ButtonGroup>
          <Button
            icon={<ChevronLeft />}
            aria-label={formatMessage({ id: 'calendar.previous' })}
            onClick={() => onMonth(shiftedMonth(month, -1))}
          />
          <Button text={formatMessage({ id: 'calendar.today' })} onClick={onToday} />
          <Button
            icon={<ChevronRight />}
            aria-label={formatMessage({ id: 'calendar.next' })}
            onClick={() => onMonth(shiftedMonth(month, 1))}
          />
        </ButtonGroup>
        <strong className="calendar-month-name" role="status">
          {monthName}
        </strong>
      </div>
      <SegmentedControl
        size="small"
        value={view}
        aria-label={formatMessage({ id: 'calendar.view' })}
        options={[
          { value: 'month', label: formatMessage({ id: 'calendar.view.month' }) },
          { value: 'list', label: formatMessage({ id: 'calendar.view.list' }) },
        ]}
        onValueChange={(wanted) => onView(wanted === 'list' ? 'list' : 'month')}
      />
      <ForStaff>
        <Button
          intent="primary"
          icon={<Plus />}
          text={formatMessage({ id: 'calendar.schedule' })}
          onClick={() => dispatch(scheduling.intents.opened({ kind: 'new', day }))}
        />
      </ForStaff>
    </header>
  );
}
