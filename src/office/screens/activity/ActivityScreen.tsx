import { Button } from '@blueprintjs/core';
import { Export, History } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { byName } from '../../../contract/script';
import { activityScripts } from '../../../contract/scripts/activity';
import { activity } from '../../entities/activity';
import { activityExport } from '../../workflows/activity/activityExport';
import { askedIn } from '../../workflows/activity/activityPage';
import { EmptyState } from '../../ui/EmptyState';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { NotAllowed } from '../shared/NotAllowed';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { useMay } from '../shared/useMay';
import { ActivityDays } from './ActivityDays';
import { ActivityFilters } from './ActivityFilters';
import { ActivityNotes } from './ActivityNotes';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { ActivityPages } from './ActivityPages';
import { PutBackDialog } from './PutBackDialog';
import { useSelected } from '../shared/useSelected';
import { Loading } from '../shared/Loading';
import './activity.css';

const { 'activity.list': list } = byName(activityScripts);

/** Who did what to which thing and when; for administrators. */
export default function ActivityScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [params] = useSearchParams();
  const asked = askedIn(`?${params}`);
  const query = useSelected(activity.selectQuery, asked);
  const isExporting = useSelector(activityExport.select).status === 'working';
  const mayList = useMay(list);
  const days = useFocusOnChange<HTMLDivElement>(asked.olderThan);
  if (!mayList) return <NotAllowed text="staff.notAllowed" />;
  const reload = () => dispatch(activity.reload(asked));
  const rows = query.data;
  const { staffId, subject, from, until } = asked;
  const isFiltered = Object.keys(asked).length > 0;
  const none = formatMessage({ id: isFiltered ? 'activity.noneFound' : 'activity.none' });

  function body() {
    if (query.status === 'failed' && rows === null)
      return <ListFailed title="activity.failed" refusal={query.refusal} onTryAgain={reload} />;
    if (rows === null) return <Loading />;
    return (
      <>
        {query.status === 'failed' && (
          <StaleNote text="activity.stale" refusal={query.refusal} onTryAgain={reload} />
        )}
        {rows.length > 0 ? (
          <ActivityDays rows={rows} asked={asked} />
        ) : (
          <EmptyState
            icon={<History />}
            title={none}
            description={formatMessage({ id: isFiltered ? 'activity.noneFoundHint' : 'activity.noneHint' })}
          />
        )}
        <ActivityPages rows={rows} asked={asked} />
      </>
    );
  }

  return (
    <div className="gr-screen activity">
      <header className="gr-screen-head">
        <ScreenTitle>{formatMessage({ id: 'activity.title' })}</ScreenTitle>
        <Button
          icon={<Export />}
          loading={isExporting}
          text={formatMessage({ id: 'list.export' })}
          onClick={() => dispatch(activityExport.intents.requested({ staffId, subject, from, until }))}
        />
      </header>
      <ActivityFilters asked={asked} rows={rows ?? []} />
      <ActivityNotes />
      <p role="status" className="gr-visually-hidden">
        {rows && (rows.length > 0 ? formatMessage({ id: 'activity.shown' }, { count: rows.length }) : none)}
      </p>
      <div ref={days} tabIndex={-1}>
        {body()}
      </div>
      <PutBackDialog />
    </div>
  );
}
