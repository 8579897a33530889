import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  activityPutBackIntents,
  type ActivityPutBackState,
  selectActivityPutBack,
} from '../../workflows/activity/activityPutBack';
import { useClock } from '../shared/clock';
import { NotDone } from '../shared/NotDone';
import { QuestionDialog } from '../shared/QuestionDialog';
import { useLastKnown } from '../shared/useLastKnown';
import { FieldValue } from './FieldValue';
import { useActivityWords } from './useActivityWords';

type Asked = Exclude<ActivityPutBackState, { readonly status: 'closed' | 'told' }>;

const isAsked = (state: ActivityPutBackState): state is Asked =>
  state.status !== 'closed' && state.status !== 'told';

/** Asks before a field or a record is put back. While it fades it is about the same. */
export function PutBackDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { fieldName } = useActivityWords();
  const clock = useClock();
  const state = useSelector(selectActivityPutBack);
  const last = useLastKnown('asked', isAsked(state) ? state : undefined);
  if (!last) return null;
  const { title, at, change } = last.what;
  const values = { title, when: clock.text(at), field: change ? fieldName(change.field) : '' };
  return (
    <QuestionDialog
      isOpen={isAsked(state)}
      title={formatMessage({ id: change ? 'activity.putBackFieldTitle' : 'activity.putAllBack' }, values)}
      isWorking={state.status === 'working'}
      intent="primary"
      confirmText={formatMessage({ id: 'activity.putBack' })}
      onConfirm={() => dispatch(activityPutBackIntents.confirmed())}
      onClose={() => dispatch(activityPutBackIntents.closed())}
    >
      {last.status === 'refused' && (
        <NotDone
          className="gr-dialog-note"
          title={formatMessage({ id: 'activity.notPutBack' })}
          refusal={last.refusal}
        />
      )}
      <p>{formatMessage({ id: change ? 'activity.putBackFieldText' : 'activity.putAllBackText' }, values)}</p>
      {change && (
        <blockquote className="activity-becomes">
          <FieldValue field={change.field} text={change.before} />
        </blockquote>
      )}
    </QuestionDialog>
  );
}
