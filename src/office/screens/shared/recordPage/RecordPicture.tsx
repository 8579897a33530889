import { FormGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectAddresses } from '../../../entities/addresses';
import type { PictureSlotWorkflow } from '../../../workflows/records/pictureSlot';
import { PictureDrop } from '../PictureDrop';
import { usePictureSlot } from '../usePictureSlot';
import type { TextId } from './declaration';
import { FieldConflict } from './FieldConflict';
import { useRecordField, useShownRecord } from './shownRecord';

interface RecordPictureProps {
  /** Holds the picture's name; empty for none. */
  readonly field: string;
  readonly workflow: PictureSlotWorkflow;
  /** Where a picture of that name is, under the address of the media. */
  readonly addressOf: (media: string, name: string) => string;
  readonly alt: TextId;
}

/** The picture of a record: dropped here, or chosen with the button; taken away again. */
export function RecordPicture({ field, workflow, addressOf, alt }: RecordPictureProps) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const { page } = useShownRecord();
  const { label, value, change, disabled } = useRecordField(field);
  const name = typeof value === 'string' ? value : '';
  const slot = usePictureSlot(workflow, page.id, disabled);
  return (
    <div data-field={field}>
      <FormGroup label={label}>
        <PictureDrop
          slot={slot}
          address={name && addressOf(media, name)}
          alt={formatMessage({ id: alt })}
          disabled={disabled}
          onRemove={() => change('')}
        />
      </FormGroup>
      <FieldConflict field={field} />
    </div>
  );
}
