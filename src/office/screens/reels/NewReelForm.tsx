import { Button, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isLinkAddress } from '../../../contract/rules/webAddress';
import { selectReelsOfTalent } from '../../entities/reels';
import { newReelIntents, type NewReelState } from '../../workflows/newReel';
import { NotDone } from '../shared/NotDone';
import { useTyped } from '../shared/useClosing';
import { LinkAddress } from './LinkAddress';
import { ReelNameOptions } from './ReelNameOptions';
import { isSameName, useReelNames } from './useReelNames';

interface NewReelFormProps {
  readonly dialog: Exclude<NewReelState, { status: 'closed' }>;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

const labels = { reel: 'reels.name', group: 'reels.groupName', link: 'reels.linkLabel' } as const;
const creates = { reel: 'reels.create', group: 'reels.createGroup', link: 'reels.createLink' } as const;

/** The name of a reel, group or link, typed or chosen from the catalogue of names (spec section 5, IS_NEW), and a link's address. */
export function NewReelForm({ dialog, onTyped, onClose }: NewReelFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { names, isKnown } = useReelNames();
  const reels = useSelector((state: Parameters<typeof selectReelsOfTalent>[0]) =>
    selectReelsOfTalent(state, dialog.purpose.talentId),
  );
  const fieldId = useId();
  const isSaving = dialog.status === 'saving';
  const isLink = dialog.purpose.kind === 'link';
  const { dirty, values, getFieldProps, handleSubmit } = useFormik({
    initialValues: { title: '', linkValue: '' },
    onSubmit({ title, linkValue }) {
      dispatch(newReelIntents.submitted({ title, isNewName: !isKnown(title), ...(isLink && { linkValue }) }));
    },
  });
  const isWrongAddress = isLink && values.linkValue.trim() !== '' && !isLinkAddress(values.linkValue);
  const isReady =
    values.title.trim() !== '' && (!isLink || (values.linkValue.trim() !== '' && !isWrongAddress));
  useTyped(onTyped, dirty);
  const hintOf = (title: string) => {
    if (title.trim() === '') return 'help';
    if (reels.some((reel) => isSameName(reel.title, title))) return 'taken';
    return isKnown(title) ? 'known' : 'typed';
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
          label={formatMessage({ id: labels[dialog.purpose.kind ?? 'reel'] })}
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
          <ReelNameOptions id={`${fieldId}-names`} names={names} />
        </FormGroup>
        {isLink && (
          <LinkAddress {...getFieldProps('linkValue')} isWrong={isWrongAddress} disabled={isSaving} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={formatMessage({ id: 'action.cancel' })} onClick={onClose} disabled={isSaving} />
            <Button
              type="submit"
              intent="primary"
              text={formatMessage({ id: creates[dialog.purpose.kind ?? 'reel'] })}
              loading={isSaving}
              disabled={!isReady}
            />
          </>
        }
      />
    </form>
  );
}
