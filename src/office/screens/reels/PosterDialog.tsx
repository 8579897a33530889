import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { posterIntents, selectPoster } from '../../workflows/reels/poster';
import { FormDialog } from '../shared/FormDialog';
import { PosterForm } from './PosterForm';

/** A new poster, or one that is changed (spec section 2, "add poster link"); closing with something in it asks first. */
export function PosterDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectPoster);
  const isSaving = dialog.status === 'saving';
  const isNew = dialog.status === 'closed' || dialog.seen === undefined;
  return (
    <FormDialog
      isOpen={dialog.status !== 'closed'}
      isSaving={isSaving}
      className="gr-dialog"
      title={formatMessage({ id: isNew ? 'reels.newPoster' : 'reels.poster.update' })}
      question={formatMessage({ id: 'reels.poster.discard' })}
      discard={() => dispatch(posterIntents.closed())}
    >
      {({ onTyped, onClose }) =>
        dialog.status !== 'closed' &&
        dialog.status !== 'opening' && <PosterForm dialog={dialog} onTyped={onTyped} onClose={onClose} />
      }
    </FormDialog>
  );
}
