import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ownerIn } from '../../entities/reelOwner';
import { type NewReel, newReel } from '../../workflows/reels/newReel';
import { FormDialog } from '../shared/FormDialog';
import { ReelForm } from './ReelForm';

const creates = { reel: 'reels.create', group: 'reels.createGroup', link: 'reels.createLink' } as const;
const titles = { reel: 'reels.new', group: 'reels.newGroup', link: 'reels.newLink' } as const;

const kindOf = (dialog: NewReel) => (dialog.status !== 'closed' && dialog.about.kind) || 'reel';

const isSpecial = (dialog: NewReel) => dialog.status !== 'closed' && dialog.about.special === true;

/** A new reel, special reel, group or link; closing with a name in it asks first. */
export default function NewReelDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(newReel.select);
  const kind = kindOf(dialog);
  const isSaving = dialog.status === 'saving';
  return (
    <FormDialog
      isOpen={dialog.status !== 'closed'}
      isSaving={isSaving}
      className="gr-dialog"
      title={formatMessage({ id: isSpecial(dialog) && kind === 'reel' ? 'specialReels.new' : titles[kind] })}
      question={formatMessage({ id: 'reels.discard' })}
      discard={() => dispatch(newReel.intents.closed())}
    >
      {({ onTyped, onClose }) =>
        dialog.status !== 'closed' && (
          <ReelForm
            kind={kind}
            owner={ownerIn(dialog.about)}
            isSaving={isSaving}
            {...('refusal' in dialog && { refusal: dialog.refusal })}
            submitText={formatMessage({ id: creates[kind] })}
            onSubmit={({ linkValue, ...named }) =>
              dispatch(newReel.intents.submitted({ ...named, ...(kind === 'link' && { linkValue }) }))
            }
            onTyped={onTyped}
            onClose={onClose}
          />
        )
      }
    </FormDialog>
  );
}
