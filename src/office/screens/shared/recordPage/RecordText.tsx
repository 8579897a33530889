import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/TextField';
import type { TextId } from './declaration';
import { FieldConflict } from './FieldConflict';
import { RECORD_FORM } from './RecordFoot';
import { useRecordField, useShownRecord } from './shownRecord';

interface RecordTextProps {
  readonly field: string;
  readonly isRequired?: boolean;
  /** The first field has the keyboard where the record is new, or always. */
  readonly isFirst?: boolean | 'always';
  readonly rows?: number;
  readonly hint?: TextId;
}

/** A text of one line, where Enter saves the record, or of several where `rows` says so. */
export function RecordText({ field, isRequired = false, isFirst = false, rows, hint }: RecordTextProps) {
  const { formatMessage } = useIntl();
  const { page } = useShownRecord();
  const { value, change, leave, isReadOnly, ...face } = useRecordField(field);
  return (
    <>
      <TextField
        {...face}
        disabled={face.disabled && !isReadOnly}
        readOnly={isReadOnly}
        form={RECORD_FORM}
        value={typeof value === 'string' ? value : ''}
        {...(rows !== undefined && { rows })}
        hint={hint && formatMessage({ id: hint })}
        required={isRequired ? formatMessage({ id: 'form.isRequired' }) : undefined}
        autoFocus={isFirst === 'always' || (isFirst && page.isNew)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={leave}
      />
      <FieldConflict field={field} />
    </>
  );
}
