import { Button, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Activity } from '../../../contract/entities/activity';
import { personName } from '../../../contract/rules/personName';
import type { ActivityAsked } from '../../entities/activity';
import { staff } from '../../entities/staff';
import { ACTIVITY_PATH } from '../../workflows/activity/activityPage';
import { quietIcon } from '../../ui/quietIcon';
import { activityPath } from './activityPath';
import { DayFilter } from './DayFilter';

interface ActivityFiltersProps {
  readonly asked: ActivityAsked;
  readonly rows: readonly Activity[];
}

/** Whose doings are shown, on which days, and with which thing; kept in the address. */
export function ActivityFilters({ asked, rows }: ActivityFiltersProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const people = useSelector(staff.selectAll);
  const { staffId = '', subject, from = '', until = '' } = asked;
  const filter = (change: ActivityAsked) =>
    void navigate(activityPath({ ...asked, olderThan: undefined, ...change }));
  const isKnown = staffId === '' || people.some((person) => person.staffId === staffId);
  const options = [
    { value: '', label: formatMessage({ id: 'activity.everybody' }) },
    ...people.map((person) => ({
      value: person.staffId,
      label: personName(person.firstName, person.lastName) || person.email,
    })),
    ...(isKnown ? [] : [{ value: staffId, label: formatMessage({ id: 'talentRecord.formerColleague' }) }]),
  ];
  const thing = rows.find((row) => row.subject === subject)?.title;
  return (
    <div role="search" className="activity-filters">
      <FormGroup label={formatMessage({ id: 'activity.person' })} labelFor="activity-person">
        <HTMLSelect
          id="activity-person"
          iconProps={quietIcon}
          value={staffId}
          options={options}
          onChange={({ currentTarget }) => filter({ staffId: currentTarget.value })}
        />
      </FormGroup>
      <DayFilter
        label={formatMessage({ id: 'activity.from' })}
        value={from}
        onChange={(day) => filter({ from: day })}
      />
      <DayFilter
        label={formatMessage({ id: 'activity.until' })}
        value={until}
        onChange={(day) => filter({ until: day })}
      />
      {subject && (
        <Button
          intent="primary"
          variant="outlined"
          endIcon={<Cross />}
          className="activity-thing"
          ellipsizeText
          text={
            thing
              ? formatMessage({ id: 'activity.only' }, { thing })
              : formatMessage({ id: 'activity.onlyOne' })
          }
          title={formatMessage({ id: 'activity.everyThing' })}
          onClick={() => filter({ subject: undefined })}
        />
      )}
      {(staffId || from || until) && (
        <Button
          variant="minimal"
          icon={<Cross />}
          text={formatMessage({ id: 'activity.clear' })}
          onClick={() => void navigate(ACTIVITY_PATH)}
        />
      )}
    </div>
  );
}
