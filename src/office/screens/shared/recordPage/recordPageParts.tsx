import type { ComponentType, ReactNode } from 'react';
import type { FieldValue, Values } from '../../../workflows/records';
import type { RecordDeclaration } from './declaration';
import { FieldConflict } from './FieldConflict';
import { RecordPicture } from './RecordPicture';
import { RecordRichText } from './RecordRichText';
import { RecordScreen } from './RecordScreen';
import { RecordSwitch } from './RecordSwitch';
import { RecordText } from './RecordText';
import { useRecordField } from './shownRecord';

/** The fields that hold a `T`. */
type FieldOf<V, T = FieldValue> = { [Name in keyof V]: V[Name] extends T ? Name : never }[keyof V] & string;

/** A field's component for the fields of one record: a name that is none of them does not compile. */
type Of<Part extends (props: never) => ReactNode, Field extends string> = ComponentType<
  Omit<Parameters<Part>[0], 'field'> & { readonly field: Field }
>;

type Face = ReturnType<typeof useRecordField>;

interface RecordParts<V extends Values> {
  readonly Screen: ComponentType<{ readonly children: ReactNode }>;
  readonly Text: Of<typeof RecordText, FieldOf<V, string>>;
  readonly RichText: Of<typeof RecordRichText, FieldOf<V, string>>;
  readonly Picture: Of<typeof RecordPicture, FieldOf<V, string>>;
  readonly Switch: Of<typeof RecordSwitch, FieldOf<V, boolean>>;
  /** For any other input: what it shows, and below it the choice where a colleague saved something else. */
  readonly useField: <Name extends FieldOf<V>>(
    field: Name,
  ) => Omit<Face, 'value' | 'change'> & {
    readonly value: V[Name];
    readonly change: (value: V[Name], others?: Partial<V>) => void;
  };
  readonly Conflict: Of<typeof FieldConflict, FieldOf<V>>;
}

/**
 * The page on which a kind of record is created or edited and saved by a button, and its fields, each with its label, its
 * problem, and the choice when a colleague changed it too.
 */
export function recordPageParts<V extends Values>(declaration: RecordDeclaration<V>): RecordParts<V> {
  const record = declaration as unknown as RecordDeclaration;
  return {
    Screen: (props) => <RecordScreen record={record} {...props} />,
    Text: RecordText,
    RichText: RecordRichText,
    Picture: RecordPicture,
    Switch: RecordSwitch,
    useField: useRecordField as unknown as RecordParts<V>['useField'],
    Conflict: FieldConflict,
  };
}
