import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { reelCopy } from '../../workflows/reels/reelCopy';
import { useLastKnown } from '../shared/useLastKnown';
import { FormDialog } from '../shared/FormDialog';
import { ReelCopyForm } from './ReelCopyForm';

const copyTitles = {
  reel: 'reels.duplicate.title',
  group: 'reels.duplicate.titleOfGroup',
  link: 'reels.duplicate.titleOfLink',
  poster: 'reels.duplicate.titleOfPoster',
} as const;

/** A reel is made once more, for the same talent or for another one. */
export default function ReelCopyDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(reelCopy.select);
  const isSaving = dialog.status === 'saving';
  const kind = useLastKnown('kind', dialog.status === 'closed' ? undefined : dialog.about.kind) ?? 'reel';
  return (
    <FormDialog
      isOpen={dialog.status !== 'closed'}
      isSaving={isSaving}
      className="gr-dialog"
      title={formatMessage({ id: copyTitles[kind] })}
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
