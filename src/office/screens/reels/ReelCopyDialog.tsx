import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { reelCopy } from '../../workflows/reels/reelCopy';
import { FormDialog } from '../shared/FormDialog';
import { ReelCopyForm } from './ReelCopyForm';

/** A reel is made once more, for the same talent or for another one. */
export default function ReelCopyDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(reelCopy.select);
  const isSaving = dialog.status === 'saving';
  return (
    <FormDialog
      isOpen={dialog.status !== 'closed'}
      isSaving={isSaving}
      className="gr-dialog"
      title={formatMessage({ id: 'reels.duplicate.title' })}
      question={formatMessage({ id: 'reels.duplicate.discard' })}
      discard={() => dispatch(reelCopy.intents.closed())}
    >
      {({ onTyped, onClose }) =>
        dialog.status !== 'closed' && (
          <ReelCopyForm
            original={dialog.about}
            isSaving={isSaving}
            {...('refusal' in dialog && { refusal: dialog.refusal })}
            onTyped={onTyped}
            onClose={onClose}
          />
        )
      }
    </FormDialog>
  );
}
