import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { reelCopyIntents, selectReelCopy } from '../../workflows/reelCopy';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { ReelCopyForm } from './ReelCopyForm';

/** A reel is made once more, for the same talent or for another one. */
export default function ReelCopyDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectReelCopy);
  const isSaving = dialog.status === 'saving';
  const { onTyped, close, question } = useClosing({
    isOpen: dialog.status !== 'closed' && !isSaving,
    text: formatMessage({ id: 'reels.duplicate.discard' }),
    discard: () => dispatch(reelCopyIntents.closed()),
  });
  return (
    <TitledDialog
      isOpen={dialog.status !== 'closed'}
      onClose={close}
      canEscapeKeyClose={!isSaving}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSaving}
      className="gr-dialog"
      title={formatMessage({ id: 'reels.duplicate.title' })}
    >
      {dialog.status !== 'closed' && (
        <ReelCopyForm
          original={dialog.original}
          isSaving={isSaving}
          {...('refusal' in dialog && { refusal: dialog.refusal })}
          onTyped={onTyped}
          onClose={close}
        />
      )}
      {question}
    </TitledDialog>
  );
}
