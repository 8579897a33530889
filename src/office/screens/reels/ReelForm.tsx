import { DialogBody, FormGroup, InputGroup } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Refusal } from '../../../contract/refusal';
import { isBlank } from '../../../contract/rules/blank';
import { shownAddress } from '../../../contract/rules/webAddress';
import { scripts } from '../../../contract/scripts';
import type { ReelOwner } from '../../entities/reelOwner';
import { selectReelsOf } from '../../entities/reels';
import { FormFoot } from '../shared/FormFoot';
import { GoneNote } from '../shared/GoneNote';
import { NotDone } from '../shared/NotDone';
import { tooLongText } from '../shared/tooLongText';
import { useTyped } from '../shared/useClosing';
import { LinkAddress, useLinkProblem } from './LinkAddress';
import { ReelNameOptions } from './ReelNameOptions';
import { isSameName, useReelNames } from './useReelNames';
import { useSelected } from '../shared/useSelected';

interface ReelFormProps {
  readonly kind: 'reel' | 'group' | 'link';
  readonly owner: ReelOwner;
  /** What is edited; nothing for a new one. */
  readonly initial?: ReelContent;
  /** What is edited is not there any more. */
  readonly isGone?: boolean;
  readonly isSaving?: boolean;
  /** Why the last try came to nothing. */
  readonly refusal?: Refusal;
  readonly submitText: string;
  readonly onSubmit: (content: ReelContent & { readonly isNewName: boolean }) => void;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onClose: () => void;
}

interface ReelContent {
  readonly title: string;
  readonly linkValue: string;
}

const labels = { reel: 'reels.name', group: 'reels.groupName', link: 'reels.linkLabel' } as const;

const { max: titleLimit } = scripts['reel.add'].input.title;

const nothing: ReelContent = { title: '', linkValue: '' };

/** The name of a reel, group or link, typed or chosen from the catalogue of names (spec section 5, IS_NEW), and a link's address. */
export function ReelForm({
  kind,
  owner,
  initial = nothing,
  isGone = false,
  isSaving = false,
  refusal,
  submitText,
  onSubmit,
  onTyped,
  onClose,
}: ReelFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { names, isKnown } = useReelNames();
  const reels = useSelected(selectReelsOf, owner);
  const fieldId = useId();
  const isLink = kind === 'link';
  const { dirty, values, getFieldProps, setFieldValue, handleSubmit } = useFormik({
    initialValues: initial,
    onSubmit: (content) =>
      onSubmit({
        ...content,
        linkValue: shownAddress(content.linkValue),
        isNewName: !isKnown(content.title),
      }),
  });
  const tooLong = tooLongText(intl, values.title, titleLimit);
  const linkProblem = useLinkProblem(values.linkValue);
  const isReady =
    dirty &&
    !isGone &&
    !isBlank(values.title) &&
    !tooLong &&
    (!isLink || (!isBlank(values.linkValue) && !linkProblem));
  useTyped(onTyped, dirty);
  const hintOf = (title: string) => {
    if (isBlank(title)) return 'help';
    if (reels.some((reel) => reel.title !== initial.title && isSameName(reel.title, title))) return 'taken';
    return isKnown(title) ? 'known' : 'typed';
  };
  const hint = hintOf(values.title);
  return (
    <form onSubmit={handleSubmit}>
      <DialogBody>
        {isGone && <GoneNote title={initial.title} />}
        {refusal && (
          <NotDone
            className="gr-dialog-note"
            title={formatMessage({ id: 'reels.notCreated' })}
            refusal={refusal}
          />
        )}
        <FormGroup
          className="gr-new-reel-name"
          label={formatMessage({ id: labels[kind] })}
          labelFor={fieldId}
          intent={tooLong ? 'danger' : hint === 'taken' ? 'warning' : 'none'}
          helperText={
            <span id={`${fieldId}-hint`} role="status">
              {tooLong ??
                formatMessage({
                  id: hint === 'taken' && owner.special ? 'specialReels.name.taken' : `reels.name.${hint}`,
                })}
            </span>
          }
        >
          <InputGroup
            {...getFieldProps('title')}
            id={fieldId}
            list={`${fieldId}-names`}
            aria-describedby={`${fieldId}-hint`}
            aria-invalid={tooLong !== undefined}
            autoFocus
            autoComplete="off"
            {...(owner.special &&
              kind === 'reel' && { placeholder: formatMessage({ id: 'specialReels.name.placeholder' }) })}
            disabled={isSaving}
          />
          <ReelNameOptions id={`${fieldId}-names`} names={names} />
        </FormGroup>
        {isLink && (
          <LinkAddress
            {...getFieldProps('linkValue')}
            disabled={isSaving}
            onWhole={(address) => void setFieldValue('linkValue', address)}
          />
        )}
      </DialogBody>
      <FormFoot isSaving={isSaving} isReady={isReady} submitText={submitText} onClose={onClose} />
    </form>
  );
}
