import { type FieldWords, RecordField } from './RecordField';
import { Tags } from './Tags';

/** Words of a record as tags. */
export function TagsField(props: FieldWords & { readonly field: string }) {
  return (
    <RecordField {...props}>
      {({ value, change, ...face }) => (
        <Tags {...face} words={Array.isArray(value) ? value : []} onChange={change} />
      )}
    </RecordField>
  );
}
