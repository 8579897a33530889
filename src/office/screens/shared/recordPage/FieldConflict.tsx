import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { FieldValue } from '../../../workflows/records/records';
import { ConflictChoice } from '../ConflictChoice';
import { useRecordField, useShownRecord } from './shownRecord';

interface FieldConflictProps {
  readonly field: string;
  /** What a value is called, where that is not the text that it is. */
  readonly say?: (value: FieldValue) => string | undefined;
}

/** The choice between what was typed into a field and what a colleague saved there meanwhile; nothing without one. */
export function FieldConflict({ field, say }: FieldConflictProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { record, page } = useShownRecord();
  const { id: fieldId, label } = useRecordField(field);
  const hold = page.draft.holds[field];
  if (hold?.kind !== 'conflict') return null;
  const { theirs } = hold;
  const words =
    typeof theirs === 'boolean'
      ? formatMessage({ id: theirs ? 'recordPage.yes' : 'recordPage.no' })
      : (say?.(theirs) ?? String(theirs).replace(/<[^>]*>/g, ' '));
  return (
    <ConflictChoice
      label={label}
      theirs={words.trim()}
      fieldId={fieldId}
      onSettled={(keep) => dispatch(record.workflow.intents.settled({ id: page.id, field, keep }))}
    />
  );
}
