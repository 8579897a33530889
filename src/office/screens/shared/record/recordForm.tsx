import type { ComponentType, ReactNode } from 'react';
import type { FormName, FormRecords } from '../../../workflows/records/autoSave';
import { CheckField } from './CheckField';
import { useField } from './recordContext';
import { RecordField } from './RecordField';
import { SavingForm } from './SavingForm';
import { TagsField } from './TagsField';
import { TextField } from './TextField';

/** The fields of a form's record that hold a `T`. */
type FieldOf<F extends FormName, T = unknown> = {
  [Field in keyof FormRecords[F]]: FormRecords[F][Field] extends T ? Field : never;
}[keyof FormRecords[F]] &
  string;

/** A field's component for the fields of one record: a name that is none of them does not compile. */
type Of<Face extends (props: never) => ReactNode, Field extends string> = ComponentType<
  Omit<Parameters<Face>[0], 'field'> & { readonly field: Field }
>;

interface RecordParts<F extends FormName> {
  readonly Form: ComponentType<{ readonly recordId: string; readonly children: ReactNode }>;
  readonly Text: Of<typeof TextField, FieldOf<F, string>>;
  readonly Check: Of<typeof CheckField, FieldOf<F, boolean>>;
  readonly Tags: Of<typeof TagsField, FieldOf<F, readonly string[]>>;
  /** For any other input. */
  readonly Field: Of<typeof RecordField, FieldOf<F>>;
  readonly useField: (field: FieldOf<F>) => ReturnType<typeof useField>;
}

/**
 * The form of a kind of record, which saves itself, and its fields: each with its label, its check mark once it was saved,
 * its problem, and the choice when somebody else changed it too.
 */
export function recordForm<F extends FormName>(form: F): RecordParts<F> {
  return {
    Form: (props) => <SavingForm form={form} {...props} />,
    Text: TextField,
    Check: CheckField,
    Tags: TagsField,
    Field: RecordField,
    useField,
  };
}
