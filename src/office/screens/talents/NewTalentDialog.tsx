import { NewPerson } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newTalentIntents, selectNewTalent } from '../../workflows/newTalent';
import { DiscardAlert } from '../shared/DiscardAlert';
import { TitledDialog } from '../shared/TitledDialog';
import { NewTalentForm } from './NewTalentForm';

/** "Add new talent": what is typed stays until the talent is there, and closing with something in it asks first. */
export default function NewTalentDialog() {
  const dialog = useSelector(selectNewTalent);
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  const isTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const isOpen = dialog.status !== 'closed' && dialog.status !== 'added';
  const isSaving = dialog.status === 'saving';
  const discard = () => {
    setAsking(false);
    dispatch(newTalentIntents.closed());
  };
  const close = () => (isTyped.current ? setAsking(true) : discard());
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
      {isOpen && (
        <NewTalentForm dialog={dialog} onTyped={(typed) => void (isTyped.current = typed)} onClose={close} />
      )}
      <DiscardAlert
        isOpen={isAsking}
        question={formatMessage({ id: 'newTalent.discard' })}
        onStay={() => setAsking(false)}
        onDiscard={discard}
      />
    </TitledDialog>
  );
}
