import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { activityExport } from '../../workflows/activity/activityExport';
import { activityPutBackIntents, selectActivityPutBack } from '../../workflows/activity/activityPutBack';
import { Told } from '../../ui/Told';
import { ClosableNote } from '../shared/ClosableNote';
import { useClock } from '../shared/clock';
import { NotExported } from '../shared/NotExported';
import { useActivityWords } from './useActivityWords';

/** What was put back, and what came of an export. */
export function ActivityNotes() {
  return (
    <>
      <PutBackNote />
      <ExportNote />
    </>
  );
}

function PutBackNote() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { fieldName } = useActivityWords();
  const clock = useClock();
  const state = useSelector(selectActivityPutBack);
  if (state.status !== 'told') return <Told />;
  const { title, at, change } = state.what;
  const values = { title, when: clock.text(at), field: change ? fieldName(change.field) : '' };
  return (
    <Told>
      <ClosableNote
        intent="success"
        className="activity-note"
        onClose={() => dispatch(activityPutBackIntents.closed())}
      >
        {formatMessage({ id: change ? 'activity.fieldIsBack' : 'activity.recordIsBack' }, values)}
      </ClosableNote>
    </Told>
  );
}

function ExportNote() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(activityExport.select);
  const note = { className: 'activity-note', onClose: () => dispatch(activityExport.intents.closed()) };
  if (state.status === 'refused') return <NotExported {...note} refusal={state.refusal} />;
  if (state.status !== 'saved') return <Told />;
  const { name, isAll } = state;
  return (
    <Told>
      <ClosableNote {...note} intent={isAll ? 'success' : 'warning'}>
        {formatMessage({ id: isAll ? 'export.saved' : 'activity.exportedPart' }, { name })}
      </ClosableNote>
    </Told>
  );
}
