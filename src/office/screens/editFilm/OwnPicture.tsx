import { Button, ProgressBar } from '@blueprintjs/core';
import { Cross, Media } from '@blueprintjs/icons';
import { type DragEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFileKeeper } from '../../ui/fileKeeper';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { selectThumbnails, thumbnailIntents } from '../../workflows/thumbnails';

/** What the file picker offers first (spec section 5); the server looks at the content. */
const PICTURES = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Takes a picture of one's own for a film: dropped here, or chosen with the button; shows how far it is. */
export function OwnPicture({ filmId }: { readonly filmId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const keepFile = useFileKeeper();
  const thumbnails = useSelector(selectThumbnails);
  const isUploading = thumbnails.status === 'uploading' && thumbnails.filmId === filmId;
  const box = useFocusOnChange<HTMLDivElement>(isUploading);
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    dispatch(thumbnailIntents.fileChosen({ filmId, file: file ? keepFile(file) : null }));
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  if (thumbnails.status === 'uploading' && thumbnails.filmId === filmId) {
    const { file, sent } = thumbnails;
    return (
      <div ref={box} tabIndex={-1} className="own-picture" role="status">
        <p>{formatMessage({ id: 'thumbnails.sending' }, { name: file.name })}</p>
        <ProgressBar
          value={sent / file.size}
          stripes={sent >= file.size}
          intent="primary"
          aria-label={formatMessage({ id: 'thumbnails.sending' }, { name: file.name })}
        />
        <Button
          size="small"
          icon={<Cross />}
          text={formatMessage({ id: 'action.cancel' })}
          onClick={() => dispatch(thumbnailIntents.cancelled({ filmId }))}
        />
      </div>
    );
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="own-picture"
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Media size={20} aria-hidden />
      <p>{formatMessage({ id: 'thumbnails.drop' })}</p>
      <Button text={formatMessage({ id: 'thumbnails.upload' })} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        accept={PICTURES}
        aria-label={formatMessage({ id: 'thumbnails.upload' })}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
