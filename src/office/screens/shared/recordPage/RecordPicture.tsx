import { Button, FormGroup } from '@blueprintjs/core';
import { Media, Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectAddresses } from '../../../entities/configuration';
import { ChooseFile, FileDrop } from '../../../ui/FileDrop';
import type { PictureSlotWorkflow } from '../../../workflows/pictureSlot';
import { PICTURE_FILES, pictureProblems } from '../pictureFiles';
import { useSlot } from '../useSlot';
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

const texts = {
  choose: 'recordPage.picture.choose',
  sending: 'recordPage.picture.sending',
  problems: pictureProblems,
} as const;

/** The picture of a record: dropped here, or chosen with the button; taken away again. */
export function RecordPicture({ field, workflow, addressOf, alt }: RecordPictureProps) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const state = useSelector(workflow.select);
  const { page } = useShownRecord();
  const { label, value, change, disabled } = useRecordField(field);
  const name = typeof value === 'string' ? value : '';
  const slot = useSlot({
    place: { id: page.id },
    intents: workflow.intents,
    accept: PICTURE_FILES,
    sending: state.status === 'uploading' ? state : undefined,
    refused: state.status === 'refused' ? state : undefined,
    selectHasArrived: workflow.selectHasArrived,
    texts,
  });
  return (
    <>
      <FormGroup label={label}>
        <FileDrop className="record-picture" refusesOther {...slot}>
          {name ? (
            <img src={addressOf(media, name)} alt={formatMessage({ id: alt })} />
          ) : (
            <p className="gr-muted">
              <Media size={20} aria-hidden /> {formatMessage({ id: 'recordPage.picture.drop' })}
            </p>
          )}
          <div className="record-picture-ways">
            <ChooseFile
              size="small"
              disabled={disabled || slot.sending !== undefined}
              text={formatMessage({ id: name ? 'recordPage.picture.other' : 'recordPage.picture.choose' })}
            />
            {name && (
              <Button
                size="small"
                variant="minimal"
                icon={<Trash />}
                disabled={disabled}
                text={formatMessage({ id: 'recordPage.picture.remove' })}
                onClick={() => change('')}
              />
            )}
          </div>
        </FileDrop>
      </FormGroup>
      <FieldConflict field={field} />
    </>
  );
}
