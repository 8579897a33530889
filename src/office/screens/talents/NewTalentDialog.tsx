import { NewPerson } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newTalentIntents, selectNewTalent } from '../../workflows/talents/newTalent';
import { FormDialog } from '../shared/FormDialog';
import { NewTalentForm } from './NewTalentForm';

/** "Add new talent": what is typed stays until the talent is there, and closing with something in it asks first. */
export default function NewTalentDialog() {
  const dialog = useSelector(selectNewTalent);
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  const isOpen = dialog.status !== 'closed' && dialog.status !== 'added';
  const isSaving = dialog.status === 'saving';
  return (
    <FormDialog
      isOpen={isOpen}
      isSaving={isSaving}
      icon={<NewPerson />}
      title={formatMessage({ id: 'newTalent.title' })}
      question={formatMessage({ id: 'newTalent.discard' })}
      discard={() => dispatch(newTalentIntents.closed())}
    >
      {({ onTyped, onClose }) =>
        isOpen && <NewTalentForm dialog={dialog} onTyped={onTyped} onClose={onClose} />
      }
    </FormDialog>
  );
}
