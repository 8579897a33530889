import { Media } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { useFileKeeper } from '../../ui/fileKeeper';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { selectThumbnails, thumbnailIntents } from '../../workflows/thumbnails';
import { PICTURE_FILES } from '../shared/pictureFiles';

/** Takes a picture of one's own for a film: dropped here, or chosen with the button; shows how far it is. */
export function OwnPicture({ filmId }: { readonly filmId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const keepFile = useFileKeeper();
  const thumbnails = useSelector(selectThumbnails);
  const uploading =
    thumbnails.status === 'uploading' && thumbnails.filmId === filmId ? thumbnails : undefined;
  const area = useFocusOnChange<HTMLElement>(uploading !== undefined);
  return (
    <FileDrop
      areaRef={area}
      tabIndex={-1}
      className="drop-row"
      refusesOther
      choice={{
        label: formatMessage({ id: 'thumbnails.upload' }),
        accept: PICTURE_FILES,
        onFile: (file) => dispatch(thumbnailIntents.fileChosen({ filmId, file: file && keepFile(file) })),
      }}
      sending={
        uploading && {
          label: formatMessage({ id: 'thumbnails.sending' }, { name: uploading.file.name }),
          sent: uploading.sent,
          size: uploading.file.size,
          onCancel: () => dispatch(thumbnailIntents.cancelled({ filmId })),
          isBrief: true,
        }
      }
    >
      {!uploading && (
        <>
          <Media size={20} aria-hidden />
          <p>{formatMessage({ id: 'thumbnails.drop' })}</p>
          <ChooseFile text={formatMessage({ id: 'thumbnails.upload' })} />
        </>
      )}
    </FileDrop>
  );
}
