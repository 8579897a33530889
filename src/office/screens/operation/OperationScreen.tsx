import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { byName } from '../../../contract/script';
import { operationScripts } from '../../../contract/scripts/operation';
import { operation } from '../../entities/operation';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { NotAllowed } from '../shared/NotAllowed';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { useMay } from '../shared/useMay';
import { CallTable } from './CallTable';
import { DiskCard } from './DiskCard';
import { NeedsALook } from './NeedsALook';
import { QueueCard } from './QueueCard';
import { ServerCard } from './ServerCard';
import { Loading } from '../shared/Loading';
import './operation.css';

type Root = Parameters<typeof operation.selectQuery>[0];

const ALL = {};
const { 'operation.get': reading } = byName(operationScripts);

/** For administrators: how the server runs, and what waits or failed. */
export default function OperationScreen() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const query = useSelector((root: Root) => operation.selectQuery(root, ALL));
  const mayRead = useMay(reading);
  if (!mayRead) return <NotAllowed text="staff.notAllowed" />;
  const reload = () => dispatch(operation.reload());
  const told = query.data;

  function body() {
    if (query.status === 'failed' && told === null)
      return <ListFailed title="operation.failed" refusal={query.refusal} onTryAgain={reload} />;
    if (told === null) return <Loading />;
    return (
      <>
        {query.status === 'failed' && (
          <StaleNote text="operation.stale" refusal={query.refusal} onTryAgain={reload} />
        )}
        <NeedsALook told={told} />
        <div className="operation-cards">
          <QueueCard queue="mail" rows={told.queues.filter(({ queue }) => queue === 'mail')} />
          <QueueCard queue="encoding" rows={told.queues.filter(({ queue }) => queue === 'encoding')} />
          <DiskCard told={told} />
          <ServerCard told={told} />
        </div>
        <CallTable calls={told.calls} />
      </>
    );
  }

  return (
    <div className="gr-screen operation">
      <header className="gr-screen-head">
        <ScreenTitle>{intl.formatMessage({ id: 'operation.title' })}</ScreenTitle>
      </header>
      {body()}
    </div>
  );
}
