import { Button, OverlayToaster, Toast } from '@blueprintjs/core';
import { Tick, Trash, Undo } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { filmDeletionIntents, selectFilmDeletion } from '../../workflows/filmDeletion';
import { refusalText } from '../shared/refusalText';

/** Says that a film was deleted and takes it back: the film returns to its reels at its places there. */
export function FilmDeletionNotice() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const deletion = useSelector(selectFilmDeletion);
  const isShown =
    deletion.status === 'deleted' || deletion.status === 'restoring' || deletion.status === 'restored';
  const title = isShown ? deletion.film.title || formatMessage({ id: 'film.untitled' }) : '';
  const refusal = deletion.status === 'deleted' ? deletion.refusal : null;
  return (
    <OverlayToaster position="bottom">
      {isShown ? (
        <Toast
          key={deletion.film.filmId}
          intent={deletion.status === 'restored' ? 'success' : refusal ? 'danger' : 'none'}
          icon={deletion.status === 'restored' ? <Tick /> : <Trash />}
          timeout={0}
          message={
            deletion.status === 'restored' ? (
              formatMessage({ id: 'filmDeletion.restored' }, { title })
            ) : (
              <span className="film-deleted">
                <span>
                  {refusal
                    ? formatMessage(
                        { id: 'filmDeletion.notRestored' },
                        { reason: refusalText(intl, refusal) },
                      )
                    : formatMessage({ id: 'filmDeletion.deleted' }, { title })}
                </span>
                <Button
                  size="small"
                  icon={<Undo />}
                  autoFocus
                  loading={deletion.status === 'restoring'}
                  text={formatMessage({ id: 'filmDeletion.undo' })}
                  onClick={() => dispatch(filmDeletionIntents.undone())}
                />
              </span>
            )
          }
          onDismiss={() => dispatch(filmDeletionIntents.closed())}
        />
      ) : null}
    </OverlayToaster>
  );
}
