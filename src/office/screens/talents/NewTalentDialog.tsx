import { NewPerson } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newTalentIntents, selectNewTalent } from '../../workflows/newTalent';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { NewTalentForm } from './NewTalentForm';

/** "Add new talent": what is typed stays until the talent is there, and closing with something in it asks first. */
export default function NewTalentDialog() {
  const dialog = useSelector(selectNewTalent);
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  const isOpen = dialog.status !== 'closed' && dialog.status !== 'added';
  const isSaving = dialog.status === 'saving';
  const { onTyped, close, question } = useClosing({
    isOpen: isOpen && !isSaving,
    text: formatMessage({ id: 'newTalent.discard' }),
    discard: () => dispatch(newTalentIntents.closed()),
  });
  return (
    <TitledDialog
      isOpen={isOpen}
      title={formatMessage({ id: 'newTalent.title' })}
      icon={<NewPerson />}
      isCloseButtonShown={!isSaving}
      canEscapeKeyClose={!isSaving}
      canOutsideClickClose={false}
      onClose={close}
    >
      {isOpen && <NewTalentForm dialog={dialog} onTyped={onTyped} onClose={close} />}
      {question}
    </TitledDialog>
  );
}
