import { Video } from '@blueprintjs/icons';
import { type DragEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChooseFileButton } from './ChooseFileButton';
import { useFileChoice } from './useFileChoice';
import './uploads.css';

interface DropZoneProps {
  readonly uploadKey: string;
  /** The file is what is missing: the zone is highlighted (spec section 5). */
  readonly isMissing: boolean;
}

/** Takes the film file of an upload: dropped here, or chosen with the button. */
export function DropZone({ uploadKey, isMissing }: DropZoneProps) {
  const { formatMessage } = useIntl();
  const [isOver, setOver] = useState(false);
  const choose = useFileChoice(uploadKey);
  const noteId = useId();
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <div
      className="drop-zone"
      data-over={isOver}
      data-missing={isMissing}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Video size={24} aria-hidden />
      <p className="drop-zone-title">{formatMessage({ id: 'uploads.drop' })}</p>
      <ChooseFileButton
        uploadKey={uploadKey}
        intent={isMissing ? 'danger' : 'primary'}
        text={formatMessage({ id: 'uploads.choose' })}
        describedBy={noteId}
      />
      <p id={noteId} className="drop-zone-note" role={isMissing ? 'alert' : undefined}>
        {formatMessage({ id: isMissing ? 'uploads.fileMissing' : 'uploads.formats' })}
      </p>
    </div>
  );
}
