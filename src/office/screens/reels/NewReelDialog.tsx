import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newReelIntents, type NewReelState, selectNewReel } from '../../workflows/newReel';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { NewReelForm } from './NewReelForm';

const titles = { reel: 'reels.new', group: 'reels.newGroup', link: 'reels.newLink' } as const;

const newReelTitle = (dialog: NewReelState) =>
  titles[(dialog.status !== 'closed' && dialog.purpose.kind) || 'reel'];

/** A new reel, group or link; closing with a name in it asks first. */
export default function NewReelDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectNewReel);
  const isSaving = dialog.status === 'saving';
  const { onTyped, close, question } = useClosing({
    isOpen: dialog.status !== 'closed' && !isSaving,
    text: formatMessage({ id: 'reels.discard' }),
    discard: () => dispatch(newReelIntents.closed()),
  });
  return (
    <TitledDialog
      isOpen={dialog.status !== 'closed'}
      onClose={close}
      canEscapeKeyClose={!isSaving}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSaving}
      className="gr-dialog"
      title={formatMessage({ id: newReelTitle(dialog) })}
    >
      {dialog.status !== 'closed' && <NewReelForm dialog={dialog} onTyped={onTyped} onClose={close} />}
      {question}
    </TitledDialog>
  );
}
