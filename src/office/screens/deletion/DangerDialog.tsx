import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { deletionIntents } from '../../workflows/deletion';
import { returnToFilm } from '../shared/returnFocus';
import { TitledDialog } from '../shared/TitledDialog';
import { DeletionRefused, type DeletionProps } from './DeletionRefused';
import { deletionTexts } from './deletionTexts';
import { PlacesList } from './PlacesList';

/** The dialog in which a film is deleted: a red header, and the reels that it stands on (spec section 2, "delete film"). */
export function DangerDialog({ thing, deletion }: DeletionProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const isDeleting = deletion.status === 'deleting';
  const button = useFocusOnChange<HTMLButtonElement>(isDeleting);
  const title = thing.title || formatMessage({ id: 'film.untitled' });
  const close = () => dispatch(deletionIntents.closed());
  return (
    <TitledDialog
      isOpen={deletion.status !== 'closed'}
      className="gr-dialog gr-dialog-danger"
      title={formatMessage({ id: 'deleteFilm.title' })}
      canEscapeKeyClose={!isDeleting}
      canOutsideClickClose={!isDeleting}
      isCloseButtonShown={!isDeleting}
      shouldReturnFocusOnClose={false}
      onClosed={(dialog) => returnToFilm(dialog, thing.id)}
      onClose={close}
    >
      <DialogBody>
        <DeletionRefused thing={thing} deletion={deletion} />
        <p>{formatMessage({ id: deletionTexts[thing.kind].question }, { title })}</p>
        <PlacesList filmId={thing.id} />
        <p className="gr-muted">{formatMessage({ id: 'deleteFilm.safe' })}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              autoFocus
              text={formatMessage({ id: 'action.cancel' })}
              disabled={isDeleting}
              onClick={close}
            />
            <Button
              intent="danger"
              icon={<Trash />}
              ref={button}
              loading={isDeleting}
              text={formatMessage({ id: 'deleteFilm.delete' })}
              onClick={() => dispatch(deletionIntents.confirmed())}
            />
          </>
        }
      />
    </TitledDialog>
  );
}
