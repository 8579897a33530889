import { DialogBody, FormGroup } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isBlank } from '../../../contract/rules/blank';
import { posterPictureAddress } from '../../../contract/rules/media';
import { shownAddress } from '../../../contract/rules/webAddress';
import { scripts } from '../../../contract/scripts';
import { selectAddresses } from '../../entities/addresses';
import type { PosterWords } from '../../entities/posters';
import { TextField } from '../../ui/TextField';
import { posterIntents, type PosterState } from '../../workflows/reels/poster';
import { posterPicture } from '../../workflows/reels/posterPicture';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';
import { PictureDrop } from '../shared/PictureDrop';
import { usePictureSlot } from '../shared/usePictureSlot';
import { tooLongText } from '../shared/tooLongText';
import { useTyped } from '../shared/useClosing';
import { LinkAddress, useLinkProblem } from './LinkAddress';

interface PosterFormProps {
  readonly dialog: Exclude<PosterState, { readonly status: 'closed' | 'opening' }>;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

const nothing: PosterWords = { title: '', subtitle1: '', subtitle2: '', linkValue: '' };
const fields = ['title', 'subtitle1', 'subtitle2'] as const;
const { input } = scripts['reel.add'];

/** The title, the two lines, the address and the picture of a poster; only the title must be there (spec section 5). */
export function PosterForm({ dialog, onTyped, onClose }: PosterFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const { media } = useSelector(selectAddresses);
  const { seen, picture, pictureKey } = dialog;
  const isSaving = dialog.status === 'saving';
  const slot = usePictureSlot(posterPicture, pictureKey, isSaving);
  const { dirty, values, getFieldProps, setFieldValue, handleSubmit } = useFormik<PosterWords>({
    initialValues: seen?.content ?? nothing,
    onSubmit: ({ title, subtitle1, subtitle2, linkValue }) =>
      void dispatch(
        posterIntents.submitted({ title, subtitle1, subtitle2, linkValue: shownAddress(linkValue) }),
      ),
  });
  const tooLong = (field: (typeof fields)[number]) => tooLongText(intl, values[field], input[field].max);
  const hasProblem = useLinkProblem(values.linkValue) !== undefined || fields.some(tooLong);
  const isChanged = dirty || picture !== (seen?.content.picture ?? '');
  const isReady = isChanged && !isBlank(values.title) && !hasProblem && !slot.sending;
  useTyped(onTyped, isChanged || slot.sending !== undefined);
  return (
    <form onSubmit={handleSubmit}>
      <DialogBody>
        {'refusal' in dialog && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'reels.poster.notSaved' })}
            refusal={dialog.refusal}
          />
        )}
        {fields.map((field) => (
          <TextField
            key={field}
            {...getFieldProps(field)}
            label={formatMessage({ id: `reels.poster.${field}` })}
            problem={tooLong(field)}
            autoFocus={field === 'title'}
            disabled={isSaving}
          />
        ))}
        <LinkAddress
          {...getFieldProps('linkValue')}
          disabled={isSaving}
          onWhole={(address) => void setFieldValue('linkValue', address)}
        />
        <FormGroup label={formatMessage({ id: 'reels.poster.picture' })}>
          <PictureDrop
            slot={slot}
            address={picture && posterPictureAddress(media, picture)}
            alt={formatMessage({ id: 'reels.poster.alt' })}
            disabled={isSaving}
            onRemove={() => dispatch(posterIntents.pictureRemoved())}
          />
        </FormGroup>
      </DialogBody>
      <FormFoot
        isSaving={isSaving}
        isReady={isReady}
        submitText={formatMessage({ id: seen ? 'reels.poster.save' : 'reels.poster.create' })}
        onClose={onClose}
      />
    </form>
  );
}
