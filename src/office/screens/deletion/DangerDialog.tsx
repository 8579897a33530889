import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { deletionIntents } from '../../workflows/trash/deletion';
import { returnToFilm, returnToList } from '../shared/returnFocus';
import { TitledDialog } from '../shared/TitledDialog';
import { DeletionRefused, type DeletionProps } from './DeletionRefused';
import { textsOf } from './deletionTexts';
import { PlacesList } from './PlacesList';
import { TalentCompany } from './TalentCompany';

/**
 * The question before a thing is deleted, under a red header (spec section 9), with what goes with it: the reels that a
 * film stands on (spec section 2, "delete film"), films and reels of a talent.
 */
export function DangerDialog({ thing, deletion }: DeletionProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const isDeleting = deletion.status === 'deleting';
  const button = useFocusOnChange<HTMLButtonElement>(isDeleting);
  const questionId = useId();
  const texts = textsOf(thing);
  const isFilm = thing.kind === 'film';
  const title = thing.title || formatMessage({ id: 'film.untitled' });
  const close = () => dispatch(deletionIntents.closed());
  return (
    <TitledDialog
      isOpen={deletion.status !== 'closed'}
      className="gr-dialog gr-dialog-danger"
      role="alertdialog"
      aria-describedby={questionId}
      title={formatMessage({ id: texts.title })}
      canEscapeKeyClose={!isDeleting}
      canOutsideClickClose={!isDeleting}
      isCloseButtonShown={!isDeleting}
      shouldReturnFocusOnClose={!isFilm}
      onClosed={(dialog) => (isFilm ? returnToFilm(dialog, thing.id) : returnToList(dialog))}
      onClose={close}
    >
      <DialogBody>
        <DeletionRefused thing={thing} deletion={deletion} />
        <p id={questionId}>{formatMessage({ id: texts.question }, { title })}</p>
        {isFilm && <PlacesList filmId={thing.id} />}
        {thing.kind === 'talent' && <TalentCompany talentId={thing.id} />}
        {texts.safe && <p className="gr-muted">{formatMessage({ id: texts.safe })}</p>}
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
              text={formatMessage({ id: texts.confirm ?? 'action.delete' })}
              onClick={() => dispatch(deletionIntents.confirmed())}
            />
          </>
        }
      />
    </TitledDialog>
  );
}
