import { Media } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import {
  selectHasThumbnailArrived,
  selectThumbnails,
  thumbnailIntents,
} from '../../workflows/films/thumbnails';
import { PICTURE_FILES, pictureProblems } from '../shared/pictureFiles';
import { useSlot } from '../shared/useSlot';

const { fileChosen, cancelled } = thumbnailIntents;

const texts = {
  choose: 'thumbnails.upload',
  sending: 'thumbnails.sending',
  problems: pictureProblems,
} as const;

/** Takes a picture of one's own for a film: dropped here, or chosen with the button; shows how far it is. */
export function OwnPicture({ filmId }: { readonly filmId: string }) {
  const { formatMessage } = useIntl();
  const thumbnails = useSelector(selectThumbnails);
  const uploading =
    thumbnails.status === 'uploading' && thumbnails.filmId === filmId ? thumbnails : undefined;
  const { choice, sending } = useSlot({
    place: { filmId },
    intents: { fileChosen, cancelled },
    accept: PICTURE_FILES,
    sending: uploading,
    selectHasArrived: selectHasThumbnailArrived,
    texts,
  });
  const area = useFocusOnChange<HTMLElement>(uploading !== undefined);
  return (
    <FileDrop
      areaRef={area}
      tabIndex={-1}
      className="drop-row"
      refusesOther
      choice={choice}
      sending={sending && { ...sending, isBrief: true }}
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
