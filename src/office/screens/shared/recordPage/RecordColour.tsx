import { useIntl } from 'react-intl';
import { ColourField } from '../../../ui/ColourField';
import { FieldConflict } from './FieldConflict';
import { useRecordField } from './shownRecord';

/** A colour of a record. */
export function RecordColour({ field }: { readonly field: string }) {
  const { formatMessage } = useIntl();
  const { id, label, value, disabled, problem, change, leave } = useRecordField(field);
  return (
    <>
      <ColourField
        id={id}
        label={label}
        pick={formatMessage({ id: 'recordPage.pickColour' }, { field: label })}
        value={String(value)}
        disabled={disabled}
        problem={problem && formatMessage({ id: 'recordPage.noColour' })}
        onChange={change}
        onBlur={leave}
      />
      <FieldConflict field={field} />
    </>
  );
}
