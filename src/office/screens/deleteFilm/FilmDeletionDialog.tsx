import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { deleteFilmIntents, selectDeleteFilm } from '../../workflows/deleteFilm';
import { returnToFilm } from '../shared/returnFocus';
import { TitledDialog } from '../shared/TitledDialog';
import { FilmReelsList } from './FilmReelsList';
import './deleteFilm.css';
import { NotDone } from '../shared/NotDone';

/** Asks before a film is deleted, and says on which reels it stands (spec section 2, "delete film"). */
export default function FilmDeletionDialog() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const deletion = useSelector(selectDeleteFilm);
  const isOpen = deletion.status === 'asking' || deletion.status === 'deleting';
  const isDeleting = deletion.status === 'deleting';
  const refusal = deletion.status === 'asking' ? deletion.refusal : null;
  const button = useFocusOnChange<HTMLButtonElement>(isDeleting);
  const title = deletion.status === 'closed' ? '' : deletion.film.title;
  const filmId = useRef('');
  if (deletion.status !== 'closed') filmId.current = deletion.film.filmId;
  return (
    <TitledDialog
      isOpen={isOpen}
      className="gr-dialog gr-dialog-danger"
      title={formatMessage({ id: 'deleteFilm.title' })}
      canEscapeKeyClose={!isDeleting}
      canOutsideClickClose={!isDeleting}
      isCloseButtonShown={!isDeleting}
      shouldReturnFocusOnClose={false}
      onClosed={(dialog) => returnToFilm(dialog, filmId.current)}
      onClose={() => dispatch(deleteFilmIntents.closed())}
    >
      <DialogBody>
        {refusal && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'deleteFilm.refused' })}
            refusal={refusal}
          />
        )}
        <p>
          {formatMessage(
            { id: 'deleteFilm.question' },
            { title: title || formatMessage({ id: 'film.untitled' }) },
          )}
        </p>
        {'reels' in deletion && <FilmReelsList reels={deletion.reels} />}
        <p className="gr-muted">{formatMessage({ id: 'deleteFilm.safe' })}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              text={formatMessage({ id: 'action.cancel' })}
              disabled={isDeleting}
              onClick={() => dispatch(deleteFilmIntents.closed())}
            />
            <Button
              intent="danger"
              icon={<Trash />}
              ref={button}
              autoFocus
              loading={isDeleting}
              text={formatMessage({ id: 'deleteFilm.delete' })}
              onClick={() => dispatch(deleteFilmIntents.confirmed())}
            />
          </>
        }
      />
    </TitledDialog>
  );
}
