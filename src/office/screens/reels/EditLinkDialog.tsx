import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { ReelOwner } from '../../entities/reelOwner';
import { selectReel } from '../../entities/reels';
import { editReelIntents, selectEditReel } from '../../workflows/reels/editReel';
import { FormDialog } from '../shared/FormDialog';
import { useLastKnown } from '../shared/useLastKnown';
import { ReelForm } from './ReelForm';
import { useSelected } from '../shared/useSelected';

/** A link's name and address (spec section 2, "update link"); closing with another in it asks first. */
export function EditLinkDialog({ owner }: { readonly owner: ReelOwner }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const edit = useSelector(selectEditReel);
  const edited = edit.status === 'editing' ? edit : undefined;
  const editedId = edited?.reelId ?? '';
  const reel = useSelected(selectReel, editedId);
  const isOpen = useLastKnown(editedId, reel)?.isLink ?? false;
  return (
    <FormDialog
      isOpen={isOpen}
      className="gr-dialog"
      title={formatMessage({ id: 'reels.link.update' })}
      question={formatMessage({ id: 'reels.link.discard' })}
      discard={() => dispatch(editReelIntents.cancelled())}
    >
      {({ onTyped, onClose }) =>
        edited &&
        isOpen && (
          <ReelForm
            key={editedId}
            kind="link"
            owner={owner}
            initial={edited.seen}
            isGone={!reel}
            submitText={formatMessage({ id: 'reels.link.save' })}
            onSubmit={(content) =>
              dispatch(editReelIntents.submitted({ ...content, ...owner, reelId: editedId }))
            }
            onTyped={onTyped}
            onClose={onClose}
          />
        )
      }
    </FormDialog>
  );
}
