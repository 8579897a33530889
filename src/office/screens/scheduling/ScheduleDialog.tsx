import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { schedulingIntents, selectScheduling } from '../../workflows/scheduling';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { ScheduleFields } from './ScheduleFields';
import './scheduling.css';

/** Schedules something, or moves it to another time; closing it with something typed asks first. */
export function ScheduleDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectScheduling);
  const isSaving = dialog.status === 'saving';
  const { onTyped, close, question } = useClosing({
    isOpen: dialog.status !== 'closed' && !isSaving,
    text: formatMessage({ id: 'scheduling.discard' }),
    discard: () => dispatch(schedulingIntents.closed()),
  });
  const isMove = dialog.status !== 'closed' && dialog.purpose.kind === 'move';
  return (
    <TitledDialog
      isOpen={dialog.status !== 'closed'}
      onClose={close}
      canEscapeKeyClose={!isSaving}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSaving}
      className="gr-dialog"
      title={formatMessage({ id: isMove ? 'scheduling.moveTitle' : 'scheduling.title' })}
    >
      {dialog.status !== 'closed' && <ScheduleFields dialog={dialog} onTyped={onTyped} onClose={close} />}
      {question}
    </TitledDialog>
  );
}
