import { Button } from '@blueprintjs/core';
import { Media, Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import type { useSlot } from './useSlot';
import { ForStaff } from './ForStaff';
import './pictureDrop.css';

interface PictureDropProps {
  readonly slot: ReturnType<typeof useSlot>;
  /** Where the picture is; nothing while there is none. */
  readonly address: string | undefined;
  readonly alt: string;
  readonly disabled: boolean;
  onRemove(): void;
}

/** The picture of a thing that is written: dropped here, or chosen with the button; taken away again. */
export function PictureDrop({ slot, address, alt, disabled, onRemove }: PictureDropProps) {
  const { formatMessage } = useIntl();
  return (
    <FileDrop className="record-picture" refusesOther {...slot}>
      {address ? (
        <img src={address} alt={alt} />
      ) : (
        <p className="gr-muted">
          <Media size={20} aria-hidden />{' '}
          <ForStaff>{formatMessage({ id: 'recordPage.picture.drop' })}</ForStaff>
        </p>
      )}
      <ForStaff>
        <div className="record-picture-ways">
          <ChooseFile
            size="small"
            disabled={disabled || slot.sending !== undefined}
            text={formatMessage({ id: address ? 'recordPage.picture.other' : 'recordPage.picture.choose' })}
          />
          {address && (
            <Button
              size="small"
              variant="minimal"
              icon={<Trash />}
              disabled={disabled}
              text={formatMessage({ id: 'recordPage.picture.remove' })}
              onClick={onRemove}
            />
          )}
        </div>
      </ForStaff>
    </FileDrop>
  );
}
