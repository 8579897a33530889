import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { filmSheetIntents, selectFilmSheet } from '../../workflows/filmSheet';
import { selectUpload, uploadIntents } from '../../workflows/uploads';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { FilmSheetForm } from './FilmSheetForm';
import './filmSheet.css';

/** The film sheet (spec section 2): a new film with its file. Closing with something in it asks first. */
export default function FilmSheet() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const sheet = useSelector(selectFilmSheet);
  const updateId = 'temporaryId' in sheet ? sheet.temporaryId : '';
  const upload = useSelector((state: Parameters<typeof selectUpload>[0]) => selectUpload(state, updateId));
  const isSaving = sheet.status === 'saving';
  const discard = () => {
    if (upload) dispatch(uploadIntents.cancelled({ updateId }));
    dispatch(filmSheetIntents.closed());
  };
  const { onTyped, close, question } = useClosing({
    isOpen: sheet.status === 'editing',
    text: formatMessage({ id: upload ? 'filmSheet.discardUpload' : 'filmSheet.discard' }),
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
      title={formatMessage({ id: 'filmSheet.title' })}
    >
      {(sheet.status === 'editing' || sheet.status === 'saving') && (
        <FilmSheetForm
          key={sheet.temporaryId}
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
