import { DialogBody, FormGroup, InputGroup } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { isBlank } from '../../../contract/rules/blank';
import { AGENCY } from '../../entities/reelOwner';
import { type OriginalReel, reelCopy } from '../../workflows/reels/reelCopy';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';
import { useTyped } from '../shared/useClosing';
import { TalentChoice } from './TalentChoice';

interface Props {
  readonly original: OriginalReel;
  readonly isSaving: boolean;
  /** Why the last try came to nothing. */
  readonly refusal?: Refusal;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

/** The name of the new reel and whose it is; one of the agency's stays with the agency. */
export function ReelCopyForm({ original, isSaving, refusal, onTyped, onClose }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const fieldId = useId();
  const { talentId } = original.owner;
  const { values, dirty, getFieldProps, setFieldValue, handleSubmit } = useFormik({
    initialValues: {
      title: formatMessage({ id: 'reels.duplicate.copyOf' }, { title: original.title }),
      talentId,
    },
    onSubmit: (copy) => void dispatch(reelCopy.intents.submitted(copy)),
  });
  useTyped(onTyped, dirty);
  return (
    <form onSubmit={handleSubmit}>
      <DialogBody>
        {refusal && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'reels.duplicate.refused' })}
            refusal={refusal}
          />
        )}
        <FormGroup label={formatMessage({ id: 'reels.name' })} labelFor={fieldId}>
          <InputGroup
            id={fieldId}
            autoFocus
            maxLength={200}
            disabled={isSaving}
            {...getFieldProps('title')}
          />
        </FormGroup>
        {talentId !== AGENCY.talentId && (
          <TalentChoice
            chosenId={values.talentId}
            isDisabled={isSaving}
            onChoose={(chosenId) => void setFieldValue('talentId', chosenId)}
          />
        )}
        <p className="gr-muted">{formatMessage({ id: 'reels.duplicate.note' })}</p>
      </DialogBody>
      <FormFoot
        isSaving={isSaving}
        isReady={!isBlank(values.title)}
        submitText={formatMessage({ id: 'reels.duplicate' })}
        onClose={onClose}
      />
    </form>
  );
}
