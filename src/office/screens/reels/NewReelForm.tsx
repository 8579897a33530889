import { Button, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { foldName } from '../../../contract/rules/text';
import { reelNames } from '../../entities/reelNames';
import { selectReelsOfTalent } from '../../entities/reels';
import { newReelIntents, type NewReelState } from '../../workflows/newReel';
import { NotDone } from '../shared/NotDone';
import { useTyped } from '../shared/useClosing';

interface NewReelFormProps {
  readonly dialog: Exclude<NewReelState, { status: 'closed' }>;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

const isSame = (one: string, other: string) => foldName(one) === foldName(other);

/** The reel's name, typed or chosen from the catalogue of names (spec section 5, IS_NEW). */
export function NewReelForm({ dialog, onTyped, onClose }: NewReelFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const names = useSelector(reelNames.selectAll);
  const reels = useSelector((state: Parameters<typeof selectReelsOfTalent>[0]) =>
    selectReelsOfTalent(state, dialog.purpose.talentId),
  );
  const fieldId = useId();
  const isSaving = dialog.status === 'saving';
  const { dirty, values, getFieldProps, handleSubmit } = useFormik({
    initialValues: { title: '' },
    onSubmit({ title }) {
      const isNewName = !names.some(({ name }) => isSame(name, title));
      dispatch(newReelIntents.submitted({ title, isNewName }));
    },
  });
  useTyped(onTyped, dirty);
  const hintOf = (title: string) => {
    if (title.trim() === '') return 'help';
    if (reels.some((reel) => isSame(reel.title, title))) return 'taken';
    return names.some(({ name }) => isSame(name, title)) ? 'known' : 'typed';
  };
  const hint = hintOf(values.title);
  return (
    <form onSubmit={handleSubmit}>
      <DialogBody>
        {'refusal' in dialog && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'reels.notCreated' })}
            refusal={dialog.refusal}
          />
        )}
        <FormGroup
          className="gr-new-reel-name"
          label={formatMessage({ id: 'reels.name' })}
          labelFor={fieldId}
          intent={hint === 'taken' ? 'warning' : 'none'}
          helperText={
            <span id={`${fieldId}-hint`} role="status">
              {formatMessage({ id: `reels.name.${hint}` })}
            </span>
          }
        >
          <InputGroup
            {...getFieldProps('title')}
            id={fieldId}
            list={`${fieldId}-names`}
            aria-describedby={`${fieldId}-hint`}
            maxLength={200}
            autoFocus
            autoComplete="off"
            disabled={isSaving}
          />
          <datalist id={`${fieldId}-names`}>
            {names.map(({ code, name }) => (
              <option key={code} value={name} />
            ))}
          </datalist>
        </FormGroup>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={formatMessage({ id: 'action.cancel' })} onClick={onClose} disabled={isSaving} />
            <Button
              type="submit"
              intent="primary"
              text={formatMessage({ id: 'reels.create' })}
              loading={isSaving}
              disabled={values.title.trim() === ''}
            />
          </>
        }
      />
    </form>
  );
}
