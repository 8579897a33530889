import { Dialog } from '@blueprintjs/core';
import { NewPerson } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newTalentIntents, selectNewTalent } from '../../workflows/newTalent';
import { NewTalentForm } from './NewTalentForm';

/** "Add new talent": what is typed stays until the talent is there. */
export default function NewTalentDialog() {
  const dialog = useSelector(selectNewTalent);
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  const isOpen = dialog.status !== 'closed' && dialog.status !== 'added';
  return (
    <Dialog
      isOpen={isOpen}
      title={formatMessage({ id: 'newTalent.title' })}
      icon={<NewPerson />}
      isCloseButtonShown={dialog.status !== 'saving'}
      onClose={() => dispatch(newTalentIntents.closed())}
    >
      {isOpen && <NewTalentForm dialog={dialog} />}
    </Dialog>
  );
}
