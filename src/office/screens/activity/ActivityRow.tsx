import { Button } from '@blueprintjs/core';
import { Filter, Undo } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import type { Activity } from '../../../contract/entities/activity';
import type { ActivityAsked } from '../../entities/activity';
import { activityPutBackIntents } from '../../workflows/activity/activityPutBack';
import { useClock } from '../shared/clock';
import { activityPath } from './activityPath';
import { ChangedFields } from './ChangedFields';
import { thingPath } from './thingPath';
import { useActivityWords } from './useActivityWords';

interface ActivityRowProps {
  readonly row: Activity;
  readonly asked: ActivityAsked;
}

/** One change: when, who, what to which thing, and its fields. */
export function ActivityRow({ row, asked }: ActivityRowProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { did } = useActivityWords();
  const clock = useClock();
  const { activityId, at, staffName, script, thing, subject, title, changes } = row;
  const path = thingPath(row);
  const name = title || formatMessage({ id: `activity.thing.${thing}` });
  const isOne = asked.subject === subject;
  return (
    <li className="activity-row">
      <div className="activity-head">
        <time dateTime={at}>{clock.text(at, 'time')}</time>
        <p className="activity-words">
          <strong>{did(script)}</strong>
          {(title !== '' || thing !== 'other') && (
            <span className="activity-name" title={name}>
              {path ? <Link to={path}>{name}</Link> : name}
            </span>
          )}
          <span className="gr-muted activity-who">
            {staffName || formatMessage({ id: 'talentRecord.formerColleague' })}
          </span>
        </p>
        <div className="activity-actions">
          {changes.filter(({ canPutBack }) => canPutBack).length > 1 && (
            <Button
              size="small"
              variant="minimal"
              icon={<Undo />}
              aria-label={formatMessage({ id: 'activity.putAllBack' })}
              text={formatMessage({ id: 'activity.putAllBack' })}
              onClick={() => dispatch(activityPutBackIntents.opened({ activityId, at, title: name }))}
            />
          )}
          {!isOne && (
            <Button
              size="small"
              variant="minimal"
              icon={<Filter />}
              title={formatMessage({ id: 'activity.onlyThis' })}
              aria-label={formatMessage({ id: 'activity.onlyThisOf' }, { thing: name })}
              onClick={() => void navigate(activityPath({ subject }))}
            />
          )}
        </div>
      </div>
      {changes.length > 0 && <ChangedFields row={row} name={name} />}
    </li>
  );
}
