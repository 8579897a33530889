import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { createFilmIntents, selectCreateFilm } from '../../workflows/films/createFilm';
import { selectUpload, uploadIntents } from '../../workflows/films/uploads';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { FilmSheetForm } from './FilmSheetForm';
import { useSelected } from '../shared/useSelected';
import './createFilm.css';

/** The film sheet (spec section 2): a new film with its file. Closing with something in it asks first. */
export default function FilmSheet() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const sheet = useSelector(selectCreateFilm);
  const uploadKey = 'uploadKey' in sheet ? sheet.uploadKey : '';
  const upload = useSelected(selectUpload, uploadKey);
  const isOpen = sheet.status !== 'closed' && sheet.status !== 'opening';
  const isSaving = sheet.status === 'saving';
  const mayBeMade = 'mayBeMade' in sheet && sheet.mayBeMade;
  const notMade = upload ? 'createFilm.discardUpload' : 'createFilm.discard';
  const discard = () => {
    // A film that was made after all needs its file.
    if (upload && !mayBeMade) dispatch(uploadIntents.cancelled({ uploadKey }));
    dispatch(createFilmIntents.closed());
  };
  const { onTyped, close, question } = useClosing({
    isOpen: isOpen && !isSaving,
    text: formatMessage({ id: mayBeMade ? 'createFilm.discardUnknown' : notMade }),
    discard,
    hasMore: upload !== undefined,
  });
  return (
    <TitledDialog
      isOpen={sheet.status !== 'closed'}
      onClose={close}
      canEscapeKeyClose={!isSaving}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSaving}
      className="gr-dialog gr-dialog-danger film-sheet"
      title={formatMessage({ id: 'createFilm.title' })}
    >
      {isOpen && (
        <FilmSheetForm
          key={sheet.uploadKey}
          sheet={sheet}
          upload={upload}
          onTyped={onTyped}
          onClose={close}
        />
      )}
      {question}
    </TitledDialog>
  );
}
