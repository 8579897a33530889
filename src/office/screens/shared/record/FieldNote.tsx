import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import {
  autoSaveIntents,
  type Draft,
  type FieldMark,
  type FieldValue,
  maxOf,
} from '../../../workflows/records/autoSave';
import { problemText } from '../problemText';
import { ConflictChoice } from '../ConflictChoice';

interface FieldNoteProps {
  readonly draft: Draft;
  readonly field: string;
  readonly label: string;
  readonly mark: FieldMark;
  readonly hint?: string | undefined;
  /** What to do about a text of the wrong form. */
  readonly malformed?: string | undefined;
  /** What a value is called, where it is a code. */
  readonly say?: ((value: FieldValue) => string) | undefined;
  /** The input, or what stands for it. */
  readonly fieldId: string;
}

/** What is said below a field: its problem, a conflict with what somebody else saved, that it is not saved yet, or its hint. */
export function FieldNote(note: FieldNoteProps) {
  const { draft, field, label, mark, hint, malformed, say, fieldId } = note;
  const intl = useIntl();
  const dispatch = useDispatch();
  const hold = draft.holds[field];
  if (hold?.kind === 'conflict') {
    const { form, recordId } = draft;
    const { theirs } = hold;
    const plain = typeof theirs === 'object' ? intl.formatList(theirs, { type: 'unit' }) : `${theirs}`;
    return (
      <ConflictChoice
        label={label}
        theirs={say ? say(theirs) : plain}
        fieldId={fieldId}
        onSettled={(keep) => dispatch(autoSaveIntents.conflictSettled({ form, recordId, field, keep }))}
      />
    );
  }
  if (hold?.kind === 'problem')
    return (
      <>
        {(hold.problem === 'malformed' && malformed) ||
          problemText(intl, hold.problem, maxOf(draft.form, field))}
      </>
    );
  if (mark === 'failed') return <>{intl.formatMessage({ id: 'autoSave.notSaved' })}</>;
  return <>{hint}</>;
}
