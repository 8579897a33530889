import { Callout } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { calendar } from '../../entities/calendar';
import { CALENDAR_PATH } from '../../workflows/calendar/calendarPage';
import { useMayChange } from '../shared/useMay';

/** A recording of before there was a calendar knows none. */
type Root = Partial<Parameters<typeof calendar.selectQuery>[0]>;

const selectCount = ({ calendar: months }: Root) =>
  months ? (calendar.selectQuery({ calendar: months }, { month: '' }).data?.asked.length ?? 0) : 0;

/** Says that something scheduled was not done, and leads to where a person decides. */
export function AskedAboutNote() {
  const count = useSelector(selectCount);
  const mayChange = useMayChange();
  return (
    <div role="status">
      {count > 0 && (
        <Callout intent="warning" compact className="dashboard-asked">
          <FormattedMessage id="calendar.asked" values={{ count }} />{' '}
          <Link to={CALENDAR_PATH}>
            <FormattedMessage id="calendar.decide" values={{ mayChange }} />
          </Link>
        </Callout>
      )}
    </div>
  );
}
