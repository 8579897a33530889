import { Video } from '@blueprintjs/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { useFileChoice } from './useFileChoice';

interface DropZoneProps {
  readonly uploadKey: string;
  /** The file is what is missing: the zone is highlighted (spec section 5). */
  readonly isMissing: boolean;
}

/** Takes the film file of an upload: dropped here, or chosen with the button. */
export function DropZone({ uploadKey, isMissing }: DropZoneProps) {
  const { formatMessage } = useIntl();
  const choice = useFileChoice(uploadKey);
  const noteId = useId();
  return (
    <FileDrop className="drop-zone" data-missing={isMissing} refusesOther choice={choice}>
      <Video size={24} aria-hidden />
      <p className="drop-zone-title">{formatMessage({ id: 'uploads.drop' })}</p>
      <ChooseFile
        intent={isMissing ? 'danger' : 'primary'}
        text={formatMessage({ id: 'uploads.choose' })}
        aria-describedby={noteId}
      />
      <p id={noteId} className="drop-zone-note" role={isMissing ? 'alert' : undefined}>
        {formatMessage({ id: isMissing ? 'uploads.fileMissing' : 'uploads.formats' })}
      </p>
    </FileDrop>
  );
}
