import { DialogBody } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { isBlank } from '../../../contract/rules/blank';
import { byName } from '../../../contract/script';
import { wholeReelScripts } from '../../../contract/scripts/wholeReels';
import { AGENCY } from '../../entities/reelOwner';
import { TextField } from '../../ui/TextField';
import { type OriginalReel, reelCopy } from '../../workflows/reels/reelCopy';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';
import { tooLongText } from '../shared/tooLongText';
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

const names = {
  reel: 'reels.name',
  group: 'reels.groupName',
  link: 'reels.linkLabel',
  poster: 'reels.poster.title',
} as const;

const notes = {
  reel: 'reels.duplicate.note',
  group: 'reels.duplicate.noteOfGroup',
  link: 'reels.duplicate.noteOfLink',
  poster: 'reels.duplicate.noteOfLink',
} as const;

const { max: titleLimit = Infinity } = byName(wholeReelScripts)['reel.duplicate'].input.title;

/** What a copy is called: of a long title so much as there is room for. */
function copyTitle(called: (title: string) => string, title: string): string {
  const tooMany = called(title).length - titleLimit;
  return tooMany <= 0 ? called(title) : called(title.slice(0, -tooMany).replace(/[\uD800-\uDBFF]$/, ''));
}

/** The name of the new reel and whose it is; one of the agency's stays with the agency. */
export function ReelCopyForm({ original, isSaving, refusal, onTyped, onClose }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const { kind, owner } = original;
  const { talentId } = owner;
  const { values, dirty, getFieldProps, setFieldValue, handleSubmit } = useFormik({
    initialValues: {
      title: copyTitle((title) => formatMessage({ id: 'reels.duplicate.copyOf' }, { title }), original.title),
      talentId,
    },
    onSubmit: (copy) => void dispatch(reelCopy.intents.submitted(copy)),
  });
  useTyped(onTyped, dirty);
  const tooLong = tooLongText(intl, values.title, titleLimit);
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
        <TextField
          {...getFieldProps('title')}
          label={formatMessage({ id: names[kind] })}
          problem={tooLong}
          autoFocus
          disabled={isSaving}
        />
        {talentId !== AGENCY.talentId && (
          <TalentChoice
            chosenId={values.talentId}
            isDisabled={isSaving}
            onChoose={(chosenId) => void setFieldValue('talentId', chosenId)}
          />
        )}
        <p className="gr-muted">{formatMessage({ id: notes[kind] })}</p>
      </DialogBody>
      <FormFoot
        isSaving={isSaving}
        isReady={!isBlank(values.title) && !tooLong}
        submitText={formatMessage({ id: 'reels.duplicate' })}
        onClose={onClose}
      />
    </form>
  );
}
