import { Button } from '@blueprintjs/core';
import { ChevronRight, DoubleChevronLeft } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Activity } from '../../../contract/entities/activity';
import { ACTIVITY_PAGE } from '../../../contract/scripts/activity';
import type { ActivityAsked } from '../../entities/activity';
import { activityPath } from './activityPath';

interface ActivityPagesProps {
  readonly rows: readonly Activity[];
  readonly asked: ActivityAsked;
}

/** The way to what was done before, and back to the newest. */
export function ActivityPages({ rows, asked }: ActivityPagesProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const last = rows.length < ACTIVITY_PAGE ? undefined : rows.at(-1)?.activityId;
  if (!asked.olderThan && last === undefined) return null;
  return (
    <nav className="activity-pages" aria-label={formatMessage({ id: 'list.pages' })}>
      {asked.olderThan && (
        <Button
          icon={<DoubleChevronLeft />}
          text={formatMessage({ id: 'activity.newest' })}
          onClick={() => void navigate(activityPath({ ...asked, olderThan: undefined }))}
        />
      )}
      {last !== undefined && (
        <Button
          endIcon={<ChevronRight />}
          text={formatMessage({ id: 'activity.older' })}
          onClick={() => void navigate(activityPath({ ...asked, olderThan: last }))}
        />
      )}
    </nav>
  );
}
