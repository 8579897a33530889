import { Switch } from '@blueprintjs/core';
import { FieldConflict } from './FieldConflict';
import { useRecordField } from './shownRecord';

/** A field that is on or off. */
export function RecordSwitch({ field }: { readonly field: string }) {
  const { id, label, value, disabled, change } = useRecordField(field);
  return (
    <>
      <Switch
        id={id}
        checked={value === true}
        disabled={disabled}
        label={label}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <FieldConflict field={field} />
    </>
  );
}
