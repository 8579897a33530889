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
  /** What to do about a text of the wrong form. */
  readonly malformed?: TextId;
  /** What it says once it is left, of what was typed. */
  readonly whenLeft?: (text: string) => string;
}

/** A text of one line, where Enter saves the record, or of several where `rows` says so. */
export function RecordText(props: RecordTextProps) {
  const { field, isRequired = false, isFirst = false, rows, hint, malformed, whenLeft = String } = props;
  const { formatMessage } = useIntl();
  const { page } = useShownRecord();
  const { value, change, leave, isReadOnly, ...face } = useRecordField(field, malformed);
  const text = typeof value === 'string' ? value : '';
  return (
    <>
      <TextField
        {...face}
        disabled={face.disabled && !isReadOnly}
        readOnly={isReadOnly}
        form={RECORD_FORM}
        value={text}
        {...(rows !== undefined && { rows })}
        hint={hint && formatMessage({ id: hint })}
        required={isRequired ? formatMessage({ id: 'form.isRequired' }) : undefined}
        autoFocus={isFirst === 'always' || (isFirst && page.isNew)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => {
          leave();
          if (whenLeft(text) !== text) change(whenLeft(text));
        }}
      />
      <FieldConflict field={field} />
    </>
  );
}
