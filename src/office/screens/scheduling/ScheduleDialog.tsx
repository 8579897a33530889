import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { scheduling } from '../../workflows/calendar/scheduling';
import { FormDialog } from '../shared/FormDialog';
import { ScheduleFields } from './ScheduleFields';
import './scheduling.css';

/** Schedules something, or moves it to another time; closing it with something typed asks first. */
export function ScheduleDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(scheduling.select);
  const isSaving = dialog.status === 'saving';
  const isMove = dialog.status !== 'closed' && dialog.about.kind === 'move';
  return (
    <FormDialog
      isOpen={dialog.status !== 'closed'}
      isSaving={isSaving}
      className="gr-dialog"
      title={formatMessage({ id: isMove ? 'scheduling.moveTitle' : 'scheduling.title' })}
      question={formatMessage({ id: 'scheduling.discard' })}
      discard={() => dispatch(scheduling.intents.closed())}
    >
      {({ onTyped, onClose }) =>
        dialog.status !== 'closed' && <ScheduleFields dialog={dialog} onTyped={onTyped} onClose={onClose} />
      }
    </FormDialog>
  );
}
